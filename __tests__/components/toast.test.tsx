import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toast } from "../../src/components/toast";

const labels = { title: "A title", description: "A description.", dismissLabel: "Dismiss" };

test("a success has role status, a failure role alert", () => {
  const { rerender } = render(<Toast tone="good" {...labels} onDismiss={jest.fn()} />);
  expect(screen.getByRole("status")).toHaveTextContent("A titleA description.");
  rerender(<Toast tone="bad" {...labels} onDismiss={jest.fn()} />);
  expect(screen.getByRole("alert")).toHaveTextContent("A titleA description.");
});

test("shows its children and a dismiss button", async () => {
  const onDismiss = jest.fn();
  render(
    <Toast tone="bad" {...labels} onDismiss={onDismiss}>
      <a href="tel:+96530000118">Call us instead</a>
    </Toast>,
  );
  expect(screen.getByRole("link", { name: "Call us instead" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
