import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wrapPage } from "../../../src/components/layout/wrap-page";
import { displayPhone, whatsappHref } from "../../../src/lib/contact-links";
import { interpolate } from "../../../src/lib/interpolate";
import { fakeDialogMethods } from "../../support/dialog";
import { pageContextOf } from "../../support/locale";
import { labelOf } from "../../support/navigation";
import { salonData } from "../../support/salon";

const salon = salonData();
const labels = salon.messages.layout;
const { showModal } = fakeDialogMethods();

const page = (pathname: string, heading = "Our Story", code = "en", own = salonData(code)) =>
  wrapPage({
    element: <h1>{heading}</h1>,
    props: {
      location: { pathname, hash: "" },
      data: { salon: own },
      pageContext: { ...pageContextOf(code, "/about") },
    },
  } as unknown as Parameters<typeof wrapPage>[0]);

beforeEach(() => {
  window.scrollTo = () => undefined;
});

const footer = () => within(screen.getByRole("contentinfo"));
const menuButton = () => screen.getByRole("button", { name: labels.menuOpen });

test("renders skip link, header, page, footer and dock", () => {
  render(page("/about"));
  const skip = screen.getByRole("link", { name: labels.skipLink });
  expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  expect(within(screen.getByRole("main")).getByRole("heading", { level: 1 })).toBeVisible();
  for (const landmark of ["banner", "contentinfo", "complementary"]) {
    expect(screen.getByRole(landmark)).toBeInTheDocument();
  }
});

test.each(["/about", "/about/"])("%s marks About in header, menu and footer", (path) => {
  render(page(path));
  const current = screen.getAllByRole("link", { current: "page", hidden: true });
  expect(current.map((link) => link.textContent)).toEqual(Array(3).fill(labelOf("/about", salon)));
});

test("header, menu and footer link to each route in the order of the navigation", () => {
  render(page("/about"));
  const lists = [labels.mainNavigation, labels.menuLabel, labels.quickLinks].map((name) =>
    within(screen.getByRole("navigation", { name, hidden: true })).getAllByRole("link", {
      hidden: true,
    }),
  );
  for (const links of lists) {
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      salon.navigation.map(({ label, path }) => [label, path]),
    );
  }
});

// Specification 2, 9: Footer: links, hours, social, address, phone, e-mail
test("the footer shows description, hours, address, phone, e-mail and links from content", () => {
  render(page("/about"));
  const { street, block, district, country } = salon.address;
  for (const text of [
    salon.brand.description,
    ...[salon.hoursText.headline, salon.hoursText.days],
    ...[interpolate(labels.street, { street, block }), `${district}, ${country}`],
  ]) {
    expect(footer().getByText(text)).toBeInTheDocument();
  }
  const hrefOf = (name: string) => footer().getByRole("link", { name }).getAttribute("href");
  expect(hrefOf(displayPhone(salon.phone))).toBe(`tel:${salon.phone}`);
  expect(hrefOf(salon.email)).toBe(`mailto:${salon.email}`);
  for (const { label, href } of salon.socialLinks) expect(hrefOf(label)).toBe(href);
  expect(hrefOf(labels.whatsapp)).toBe(whatsappHref(salon.whatsapp));
});

test("footer and menu show the hours of every day", () => {
  const hoursText = {
    headline: "10am to 9pm",
    days: "Sunday to Thursday",
    daysShort: "Sunday to Thursday",
    otherDays: ["Friday: 2pm to 9pm", "Saturday: Closed"],
    exception: null,
  };
  render(page("/about", "Our Story", "en", { ...salon, hoursText }));
  const menu = screen.getByRole("dialog", { hidden: true });
  for (const place of [footer(), within(menu)]) {
    for (const line of [hoursText.headline, hoursText.days, ...hoursText.otherDays]) {
      expect(place.getByText(line)).toBeInTheDocument();
    }
  }
});

test("the menu opens and closes, and its button reports the state", async () => {
  render(page("/about"));
  expect(menuButton()).toHaveAttribute("aria-haspopup", "dialog");
  expect(menuButton()).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(menuButton());
  await waitFor(() => expect(showModal).toHaveBeenCalledTimes(1));
  expect(menuButton()).toHaveAttribute("aria-expanded", "true");
  const menu = within(screen.getByRole("dialog", { name: labels.menuLabel }));
  expect(menu.getByRole("link", { name: labels.whatsapp })).toHaveAttribute(
    "href",
    whatsappHref(salon.whatsapp),
  );
  expect(
    menu.getByRole("link", {
      name: interpolate(labels.call, { number: displayPhone(salon.phone) }),
    }),
  ).toHaveAttribute("href", `tel:${salon.phone}`);
  await userEvent.click(menu.getByRole("button", { name: labels.menuClose }));
  expect(menuButton()).toHaveAttribute("aria-expanded", "false");
});

test("views with the same key stay mounted when the route changes between them", () => {
  const view = (path: string) =>
    wrapPage({
      element: <h1>Our Portfolio</h1>,
      props: {
        location: { pathname: path, hash: "", state: { keepsPlace: true } },
        data: { salon },
        pageContext: { ...pageContextOf("en", path), mountKey: "portfolio" },
      },
    } as unknown as Parameters<typeof wrapPage>[0]);
  const { rerender } = render(view("/portfolio"));
  const heading = screen.getByRole("heading", { level: 1 });
  rerender(view("/portfolio/nails"));
  expect(screen.getByRole("heading", { level: 1 })).toBe(heading);
  expect(heading).not.toHaveFocus();
  const { navigation } = salon;
  const label = navigation.find(({ path }) => path === "/portfolio")?.label ?? "";
  const current = screen.getAllByRole("link", { current: true });
  expect(new Set(current.map((link) => link.textContent))).toEqual(new Set([label]));
});

// Specification 2, 4: Menu closes on route change
test("a route change closes the menu and keeps the header", async () => {
  const { rerender } = render(page("/about"));
  await userEvent.click(menuButton());
  const header = screen.getByRole("banner");
  rerender(page("/contact", "Contact Us"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("banner")).toBe(header);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});
