import { render, screen } from "@testing-library/react";
import contact from "../../../content/pages/contact.json";
import salon from "../../../content/site.json";

test("without a database behind it there is no form, but a phone and WhatsApp", async () => {
  delete process.env["GATSBY_SUPABASE_URL"];
  const { EnquiryForm } = await import("../../../src/sections/contact/enquiry-form");
  render(<EnquiryForm words={contact.form} salon={salon} subject="" />);
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.getByText(contact.form.unavailable)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Call +965 3000 0118" })).toHaveAttribute(
    "href",
    `tel:${salon.phone}`,
  );
  expect(screen.getByRole("link", { name: "WhatsApp chat" })).toBeInTheDocument();
});
