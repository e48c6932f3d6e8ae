import { keepHead } from "../../../src/components/layout/keep-head";

const head = (title: string) =>
  `<title data-gatsby-head="true">${title}</title><link rel="preload" as="image" href="/a.avif" data-gatsby-head="true">`;

const observed = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(keepHead);

test("the old title stays until the new one is there", async () => {
  document.head.innerHTML = head("Home");
  await observed();
  for (const element of [...document.head.children]) element.remove();
  await observed();
  expect(document.title).toBe("Home");
  expect(document.head.querySelector("[rel=preload]")).toBeNull();
  document.head.insertAdjacentHTML("beforeend", head("About"));
  document.head.querySelector("title")?.remove();
  await observed();
  expect(document.title).toBe("About");
  expect(document.head.querySelectorAll("title")).toHaveLength(1);
});
