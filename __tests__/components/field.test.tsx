import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Field } from "../../src/components/field";

const text = { value: "", onChange: () => undefined };

test("a required field is marked with an asterisk, which is not read out", () => {
  render(<Field {...text} name="name" label="Name" required autoComplete="name" />);
  const field = screen.getByRole("textbox", { name: "Name" });
  expect(field).toBeRequired();
  expect(field).toHaveAttribute("autocomplete", "name");
  expect(screen.getByText("*")).toHaveAttribute("aria-hidden", "true");
});

test("an optional field is not", () => {
  render(<Field {...text} name="phone" label="Phone" type="tel" />);
  expect(screen.getByRole("textbox", { name: "Phone" })).not.toBeRequired();
  expect(screen.queryByText("*")).not.toBeInTheDocument();
});

test("what is wrong is said beside the field and belongs to it", () => {
  const { rerender } = render(<Field {...text} name="email" label="Email" type="email" />);
  const field = screen.getByRole("textbox");
  expect(field).not.toHaveAttribute("aria-invalid");
  rerender(
    <Field {...text} name="email" label="Email" type="email" error="Please write it in full." />,
  );
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Please write it in full.");
});

test("a long text has its lines", () => {
  render(<Field {...text} name="message" label="Message" rows={5} required />);
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveAttribute("rows", "5");
});

test("what is typed is told key by key", async () => {
  const onChange = jest.fn();
  render(<Field name="name" label="Name" value="Ama" onChange={onChange} />);
  await userEvent.type(screen.getByRole("textbox"), "l");
  expect(onChange).toHaveBeenCalledWith("Amal");
});

test("addresses and numbers run from left to right, also while the field is empty", () => {
  const { rerender } = render(<Field {...text} name="email" label="Email" type="email" />);
  expect(screen.getByRole("textbox")).toHaveAttribute("dir", "ltr");
  rerender(<Field {...text} name="phone" label="Phone" type="tel" value="+965 3000 0118" />);
  expect(screen.getByRole("textbox")).toHaveAttribute("dir", "ltr");
});

test.each([undefined, 5])(
  "what is typed sets the direction of a text, and an empty one has its page's (rows: %s)",
  (rows) => {
    const props = { ...text, name: "text", label: "Text", ...(rows && { rows }) };
    const { rerender } = render(<Field {...props} />);
    expect(screen.getByRole("textbox")).not.toHaveAttribute("dir");
    rerender(<Field {...props} value="أمل" />);
    expect(screen.getByRole("textbox")).toHaveAttribute("dir", "auto");
  },
);
