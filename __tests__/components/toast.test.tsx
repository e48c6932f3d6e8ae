import { render, screen } from "@testing-library/react";
import { Toast } from "../../src/components/toast";

test("a good one is not announced", () => {
  render(
    <Toast tone="good" dismissLabel="Dismiss" onDismiss={jest.fn()}>
      A description.
    </Toast>,
  );
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
