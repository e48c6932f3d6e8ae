import { render, screen } from "@testing-library/react";
import { Footer, type FooterProps } from "../../../src/components/layout/footer";
import { builtHtml } from "../../support/built-html";
import { salonData } from "../../support/salon";

const { navigation, hoursText, brand, email } = salonData();

const props: FooterProps = {
  hours: hoursText,
  description: brand.description,
  quickLinksLabel: "Quick links",
  navigation,
  path: "/about",
  visitLabel: "Visit and call",
  address: ["Salem Al Mubarak Street, Block 10", "Salmiya, Kuwait"],
  phone: { href: "tel:+96530000118", text: "+965 3000 0118" },
  email,
  followLabel: "Follow",
  social: [
    { label: "Instagram", href: "https://www.instagram.com/zahrelle.example", icon: "ig" },
    { label: "WhatsApp chat", href: "https://wa.me/96530000118", icon: "wa" },
  ],
  copyright: "© {year} Zahrelle",
  builtIn: 2026,
  logo: brand.logoDisplay.drawing,
};

afterEach(() => jest.useRealTimers());

test("social links open in a new tab with rel=noopener", () => {
  render(<Footer {...props} />);
  for (const { label, href } of props.social) {
    const link = screen.getByRole("link", { name: label });
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  }
});

test("the built HTML shows the year of the build", () => {
  jest.useFakeTimers({ now: new Date("2031-06-01T12:00:00Z") });
  expect(builtHtml(<Footer {...props} />)).toContain("© 2026 Zahrelle");
});
