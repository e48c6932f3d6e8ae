import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toast } from "../../src/components/toast";

const onDismiss = jest.fn();

function toast(tone: "good" | "bad", content: string) {
  return (
    <Toast tone={tone} dismissLabel="Dismiss" onDismiss={onDismiss}>
      {content}
    </Toast>
  );
}

test("a bad one is an alert, also before it has content, and can be dismissed", async () => {
  const { rerender } = render(toast("bad", ""));
  const region = screen.getByRole("alert");
  expect(region).toBeEmptyDOMElement();
  rerender(toast("bad", "A description."));
  expect(region).toHaveTextContent("A description.");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test("a good one is not announced", () => {
  render(toast("good", "A description."));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
