import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { englishFormats } from "../../src/i18n/formats";
import { localeOf } from "../../src/i18n/locales";
import { EnquiryForm } from "../../src/sections/contact/enquiry-form";
import { sendEnquiry } from "../../src/sections/contact/send-enquiry";
import { useWishes } from "../../src/sections/contact/use-wishes";
import { WishLine } from "../../src/sections/contact/wish-line";
import { contact, contentIn, noForms, portfolioPage, site } from "./content";
import { inLocale } from "./locale";
import { priced } from "./price";

/* A test file that uses this mocks send-enquiry. jsdom has no layout: nothing scrolls. */
Element.prototype.scrollIntoView = () => {};

export const labels = contact.form;
/** Closed on Sundays. */
const hours = {
  ...site.hours,
  sunday: [],
  saturday: [{ from: "10:00", to: "21:00" }],
  exceptions: [],
};
export const { full } = portfolioPage.photograph;
export const portfolio = `${site.url}/portfolio`;

const trim = { key: "service/trim", name: "Trim", price: "KD 3.5", duration: "20 min" };
const color = { key: "service/color", name: "Color", price: "KD 10 to KD 15" };

const options = {
  bookables: [
    { key: "service/hair-spa", name: "Hair Spa" },
    { key: "service/blow-dry", name: "Blow Dry, Short Hair" },
    { key: "offer/gold-glamour", name: "Gold Glamour" },
    priced(trim),
    priced(color),
  ],
  filters: [
    { key: "nails", ask: { line: "Nails like these:" } },
    { key: "interior", ask: null },
  ],
  portfolio,
  priceFormat: englishFormats.price,
  comma: ", ",
  durations: ["15 min", "30 min", "45 min", "1 h"],
};

const lineLabels = {
  ...labels,
  askedMore: { ...noForms, ...labels.askedMore },
  askedPhotographs: { ...noForms, ...labels.askedPhotographs },
};

function Page({ code = "en" }) {
  const { form } = contentIn(code).contact;
  const { formats } = localeOf(code);
  const words = { ...form, deposit: priced(form.deposit, formats) };
  const wishes = useWishes({ ...options, full, labels: words });
  const salon = { ...contentIn(code).site, hours, hoursFormats: formats, comma: formats.comma };
  return (
    <>
      <WishLine wishes={wishes} labels={lineLabels} />
      <EnquiryForm wishes={wishes} labels={form} salon={salon} />
    </>
  );
}

/** The line and the form as the contact page shows them. */
export const page = (code?: string) => inLocale(<Page {...(code && { code })} />, code);

/** The form on the contact page at an address. The tests' environment has a database. */
export function show({ search = "", code = "en" } = {}) {
  document.documentElement.className = "js";
  process.env["GATSBY_SUPABASE_URL"] = "http://localhost:54321";
  process.env["GATSBY_SUPABASE_PUBLISHABLE_KEY"] = "key";
  history.replaceState(null, "", `/contact${search}`);
  return render(page(code));
}

/** Shows the form once for each query, as a visitor who comes and goes. */
export function visit(...searches: string[]): void {
  for (const search of searches) show({ search }).unmount();
}

export const field = (name: "name" | "email" | "phone" | "message") =>
  screen.getByRole("textbox", { name: labels[name].label });
export const button = () => screen.getByRole("button", { name: labels.submit });

/** The texts in the list of what she asks for. */
export const rows = (code = "en") => {
  const list = screen.queryByRole("list", { name: contentIn(code).contact.form.asked });
  return (
    list &&
    within(list)
      .getAllByRole("listitem")
      .map((row) => row.textContent)
  );
};

/** Pastes instead of typing: jsdom needs many milliseconds for each key. */
export async function fillIn(message = "Friday at six?") {
  const values = { name: " Amal ", email: "amal@example.com", message } as const;
  for (const name of ["name", "email", "message"] as const) {
    await userEvent.click(field(name));
    if (values[name]) await userEvent.paste(values[name]);
  }
}

export async function submit() {
  await userEvent.click(button());
  await waitFor(() => expect(button()).toBeEnabled());
  await act(async () => {}); // The result shows after the focus has returned.
}

/** What was sent, the last first. */
export const sent = () =>
  jest
    .mocked(sendEnquiry)
    .mock.calls.map(([enquiry]) => enquiry)
    .reverse();

/** What another tab does. */
export function elsewhere(change: () => void): void {
  act(() => {
    change();
    dispatchEvent(new Event("storage"));
  });
}
