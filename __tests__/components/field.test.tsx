import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Field } from "../../src/components/field";

const text = { value: "", onChange: () => undefined };

test("marks a required field with an asterisk that screen readers skip", () => {
  render(<Field {...text} name="name" label="Name" required autoComplete="name" />);
  const field = screen.getByRole("textbox", { name: "Name" });
  expect(field).toBeRequired();
  expect(field).toHaveAttribute("autocomplete", "name");
  expect(screen.getByText("*")).toHaveAttribute("aria-hidden", "true");
});

test("an optional field has no asterisk", () => {
  render(<Field {...text} name="phone" label="Phone" type="tel" />);
  expect(screen.getByRole("textbox", { name: "Phone" })).not.toBeRequired();
  expect(screen.queryByText("*")).not.toBeInTheDocument();
});

test("connects the error to its field", () => {
  const { rerender } = render(<Field {...text} name="email" label="Email" type="email" />);
  const field = screen.getByRole("textbox");
  expect(field).not.toHaveAttribute("aria-invalid");
  rerender(
    <Field {...text} name="email" label="Email" type="email" error="Please write it in full." />,
  );
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Please write it in full.");
});

test("a text area has the given number of rows", () => {
  render(<Field {...text} name="message" label="Message" rows={5} required />);
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveAttribute("rows", "5");
});

test("calls onChange with every keystroke", async () => {
  const onChange = jest.fn();
  render(<Field name="name" label="Name" value="Ama" onChange={onChange} />);
  await userEvent.type(screen.getByRole("textbox"), "l");
  expect(onChange).toHaveBeenCalledWith("Amal");
});

test("e-mail and phone fields run from left to right, even while empty", () => {
  const { rerender } = render(<Field {...text} name="email" label="Email" type="email" />);
  expect(screen.getByRole("textbox")).toHaveAttribute("dir", "ltr");
  rerender(<Field {...text} name="phone" label="Phone" type="tel" value="+965 3000 0118" />);
  expect(screen.getByRole("textbox")).toHaveAttribute("dir", "ltr");
});

test.each([undefined, 5])(
  "typed text sets the direction; an empty field has the page's direction (rows: %s)",
  (rows) => {
    const props = { ...text, name: "text", label: "Text", ...(rows && { rows }) };
    const { rerender } = render(<Field {...props} />);
    expect(screen.getByRole("textbox")).not.toHaveAttribute("dir");
    rerender(<Field {...props} value="أمل" />);
    expect(screen.getByRole("textbox")).toHaveAttribute("dir", "auto");
  },
);
