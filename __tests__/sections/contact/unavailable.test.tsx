import { render, screen } from "@testing-library/react";
import { displayPhone } from "../../../src/lib/contact-links";
import { interpolate } from "../../../src/lib/interpolate";
import { EnquiryForm } from "../../../src/sections/contact/enquiry-form";
import { contact, site as salon } from "../../support/content";

test("without a database, shows phone and WhatsApp instead of the form", () => {
  delete process.env["GATSBY_SUPABASE_URL"];
  const asked = {
    items: [],
    chosen: [],
    looks: [],
    isFull: false,
    textWith: () => "",
    remove: () => {},
  };
  render(<EnquiryForm asked={asked} full="" labels={contact.form} salon={salon} />);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.getByText(contact.form.unavailable)).toBeInTheDocument();
  const { call, whatsapp } = salon.messages.layout;
  const name = interpolate(call, { number: displayPhone(salon.phone) });
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", `tel:${salon.phone}`);
  expect(screen.getByRole("link", { name: whatsapp })).toBeInTheDocument();
});
