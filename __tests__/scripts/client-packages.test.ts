/** @jest-environment node */
import { dependencies, devDependencies } from "../../package.json";

test("the packages that the specification requires are installed, with exact versions", () => {
  const installed: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };
  const required = [
    "react",
    "react-dom",
    "gatsby",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-json",
    "gatsby-source-filesystem",
    "gatsby-plugin-google-gtag",
    "@supabase/supabase-js",
    "react-slick",
    "simple-react-lightbox",
    "@emotion/react",
    "jest",
    "@testing-library/react",
  ];
  expect(required.filter((name) => !/^\d+\.\d+\.\d+$/.test(installed[name] ?? ""))).toEqual([]);
});
