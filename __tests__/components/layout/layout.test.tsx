import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { wrapPage } from "../../../src/components/layout/wrap-page";
import { addWish, removeWishes } from "../../../src/hooks/use-stored-wishes";
import { builtHtml } from "../../support/built-html";
import { fakeDialogMethods } from "../../support/dialog";
import { pageContextOf } from "../../support/locale";
import { salonData } from "../../support/salon";

const salon = salonData();
const { showModal } = fakeDialogMethods();

const page = (pathname: string, heading = "Our Story", code = "en", own = salonData(code)) =>
  wrapPage({
    element: <h1>{heading}</h1>,
    props: {
      location: { pathname, hash: "" },
      data: { salon: own },
      pageContext: pageContextOf(code, pathname.replace(/^\/ar|(?<=.)\/$/g, "") || "/"),
    },
  } as unknown as Parameters<typeof wrapPage>[0]);

/* jsdom does not navigate. */
beforeAll(() => addEventListener("click", (event) => event.preventDefault()));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const footer = () => within(screen.getByRole("contentinfo"));
const menuButton = () => screen.getByRole("button", { name: "Menu" });

test.each(["/about", "/about/"])("%s marks About in header, menu and footer", (path) => {
  render(page(path));
  const current = screen.getAllByRole("link", { current: "page", hidden: true });
  expect(current.map((link) => link.textContent)).toEqual(["About", "About", "About"]);
});

test.each([
  ["/about", "en"],
  ["/ar/about", "ar"],
])("%s marks Home in none of them, although its address begins with that of Home", (path, code) => {
  render(page(path, "Our Story", code));
  expect(screen.queryByRole("link", { current: true, hidden: true })).not.toBeInTheDocument();
});

test("header, menu and footer link to each route in the order of the navigation", () => {
  render(page("/about"));
  const lists = ["Main", "Menu", "Quick links"].map((name) =>
    within(screen.getByRole("navigation", { name, hidden: true })).getAllByRole("link", {
      hidden: true,
    }),
  );
  for (const links of lists) {
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Home", "/"],
      ["Services", "/services"],
      ["Portfolio", "/portfolio"],
      ["About", "/about"],
      ["Testimonials", "/testimonials"],
      ["Contact", "/contact"],
    ]);
  }
});

test("the footer shows the street alone if the address has no block", () => {
  const own = { ...salon, address: { ...salon.address, block: null } };
  render(page("/about", "Our Story", "en", own));
  expect(footer().getByText("Tunis Street")).toBeInTheDocument();
});

// Specification 2, 9: Footer: links, hours, social, address, phone, e-mail
test("the footer shows description, address, phone, e-mail and links from content", () => {
  render(page("/about"));
  const description = "A female-only salon and spa in Hawally, Kuwait, open since 2015.";
  expect(footer().getByText(description)).toBeInTheDocument();
  expect(footer().getByText("Hawally, Kuwait")).toBeInTheDocument();
  const address = footer().getByRole("link", { name: "Tunis Street, Block 5" });
  expect(address).toHaveAttribute("href", "https://maps.example.com/zahrelle");
  expect(address).toHaveAttribute("target", "_blank");
  const hrefOf = (name: string) => footer().getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("\u200e+965\u00a02200\u00a00101")).toBe("tel:+96522000101");
  expect(hrefOf("hello@sidra.example.com")).toBe("mailto:hello@sidra.example.com");
  expect(hrefOf("Instagram")).toBe("https://www.instagram.com/sidra.example");
  expect(hrefOf("WhatsApp chat")).toBe("https://wa.me/96565000103");
});

test("footer and menu show the hours of every day", () => {
  const hoursText = {
    headline: "10am to 9pm",
    days: "Sunday to Thursday",
    daysShort: "Sunday to Thursday",
    otherDays: ["Friday: 2pm to 9pm", "Saturday: Closed"],
  };
  render(page("/about", "Our Story", "en", { ...salon, hoursText }));
  const menu = screen.getByRole("dialog", { hidden: true });
  for (const place of [footer(), within(menu)]) {
    for (const line of [hoursText.headline, hoursText.days, ...hoursText.otherDays]) {
      expect(place.getByText(line)).toBeInTheDocument();
    }
  }
});

test("the built HTML shows the year of the build", () => {
  jest.spyOn(console, "error").mockImplementation(); // React reports the attribute `open`.
  jest.useFakeTimers({ now: new Date("2031-06-01T12:00:00Z") });
  expect(builtHtml(page("/about"))).toContain("© 2026 Sidra");
});

test("a page outside the navigation marks no link, and the logo leads to Home", () => {
  render(page("/special-offers"));
  expect(screen.queryByRole("link", { current: "page", hidden: true })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Sidra, home" })).toHaveAttribute("href", "/");
});

// Specification 1: Reviews open in a new tab
test("the dock links to the reviews in a new tab, and to the form with the number of choices", () => {
  render(page("/about"));
  const dock = within(screen.getByRole("complementary"));
  const reviews = dock.getByRole("link", { name: /^Read or write a review/ });
  expect(reviews).toHaveAttribute("href", "https://www.google.com/search?q=Sidra+Hawally+reviews");
  expect(reviews).toHaveAttribute("target", "_blank");
  expect(reviews).toHaveAttribute("rel", "noopener");
  expect(dock.getByRole("link", { name: "Book Now" })).not.toHaveAttribute("data-wishes");
  act(() => {
    addWish("service/hair-spa");
    ["nails/a", "events/b"].forEach(addWish);
  });
  const book = dock.getByRole("link", { name: "Book Now, 3 choices kept" });
  expect(book).toHaveAttribute("data-wishes", "3");
  expect(book).toHaveAttribute("href", "/contact");
  act(() => removeWishes(["nails/a", "events/b"]));
  expect(dock.getByRole("link", { name: "Book Now, 1 choice kept" })).toBeVisible();
  act(() => removeWishes(["service/hair-spa"]));
  expect(dock.getByRole("link", { name: "Book Now" })).not.toHaveAttribute("data-wishes");
});

test.each([
  ["/contact", "en"],
  ["/ar/contact", "ar"],
])("on %s, the dock leads to the form", (path, code) => {
  const own = salonData(code);
  render(page(path, "Contact", code, own));
  const book = screen.getByRole("link", { name: own.messages.layout.bookNow });
  expect(book).toHaveAttribute("href", "#enquiry");
});

async function openMenu() {
  await userEvent.click(menuButton());
  return within(await screen.findByRole("dialog", { name: "Menu" }));
}

test("the menu opens, its button says that it is a dialog, and it leads to chat and phone", async () => {
  showModal.mockClear();
  render(page("/about"));
  expect(menuButton()).toHaveAttribute("aria-haspopup", "dialog");
  const menu = await openMenu();
  expect(showModal).toHaveBeenCalledTimes(1);
  const hrefOf = (name: string) => menu.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("WhatsApp chat")).toBe("https://wa.me/96565000103");
  expect(hrefOf("Call \u200e+965\u00a02200\u00a00101")).toBe("tel:+96522000101");
});

test("the focus moves into the menu where the browser leaves it on the page", async () => {
  render(page("/about"));
  const menu = await openMenu();
  expect(menu.getByRole("link", { name: "Sidra, home" })).toHaveFocus();
});

test("reports that the page is hydrated, when what is stored is rendered", async () => {
  addWish("nails/a");
  const book = () => screen.getByRole("link", { name: /^Book Now/ }).getAttribute("data-wishes");
  const kept = new Promise((resolve) => addEventListener("hydrated", () => resolve(book())));
  render(page("/about"));
  expect(await kept).toBe("1");
  act(() => removeWishes(["nails/a"]));
});

// Specification 2, 4: Menu closes on button
test.each([
  ["the close button", { role: "button", name: "Close" }],
  ["a link of the list", { role: "link", name: "Services" }],
  ["the link to the current page", { role: "link", name: "About" }],
  ["the wordmark", { role: "link", name: "Sidra, home" }],
])("%s closes the menu", async (_, { role, name }) => {
  render(page("/about"));
  const menu = await openMenu();
  await userEvent.click(menu.getByRole(role, { name }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a screen that is wide enough for the links in the header closes the menu", async () => {
  let change = () => {};
  jest.spyOn(window, "matchMedia").mockReturnValue({
    addEventListener: (_type: string, listener: () => void) => (change = listener),
    removeEventListener: () => {},
  } as unknown as MediaQueryList);
  render(page("/about"));
  await openMenu();
  act(() => change());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

/* After Back, the router gives no action. */
test.each([
  ["a filter", { action: "PUSH", state: { keepsPlace: true } }, false],
  ["Back", {}, false],
  ["another link", { action: "PUSH" }, true],
])("views with one key stay mounted after %s, and the focus moves: %p", (_, how, moves) => {
  const view = (path: string) =>
    wrapPage({
      element: <h1>Our Portfolio</h1>,
      props: {
        location: { pathname: path, hash: "", ...how },
        data: { salon },
        pageContext: { ...pageContextOf("en", path), mountKey: "portfolio" },
      },
    } as unknown as Parameters<typeof wrapPage>[0]);
  const { rerender } = render(view("/portfolio"));
  const heading = screen.getByRole("heading", { level: 1 });
  rerender(view("/portfolio/nails"));
  expect(screen.getByRole("heading", { level: 1 })).toBe(heading);
  expect(document.activeElement === heading).toBe(moves);
  const current = screen.getAllByRole("link", { current: true });
  expect(new Set(current.map((link) => link.textContent))).toEqual(new Set(["Portfolio"]));
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
