import { render, screen } from "@testing-library/react";
import { Field } from "../../src/components/field";

const text = { value: "", onChange: () => undefined };

test("marks a required field, no other, with an asterisk that screen readers skip", () => {
  const { rerender } = render(<Field {...text} name="name" label="Name" required />);
  const field = screen.getByRole("textbox", { name: "Name" });
  expect(field).toBeRequired();
  expect(screen.getByText("*")).toHaveAttribute("aria-hidden", "true");
  rerender(<Field {...text} name="phone" label="Phone" type="tel" />);
  expect(screen.getByRole("textbox", { name: "Phone" })).not.toBeRequired();
  expect(screen.queryByText("*")).not.toBeInTheDocument();
});

test("an error is announced: its region is there before it", () => {
  const { container, rerender } = render(<Field {...text} name="name" label="Name" />);
  const region = container.querySelector("[aria-live=polite]");
  expect(region).toBeEmptyDOMElement();
  rerender(<Field {...text} name="name" label="Name" error="This is too long." />);
  expect(region).toHaveTextContent("This is too long.");
  expect(screen.getByRole("textbox")).toHaveAccessibleDescription("This is too long.");
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
