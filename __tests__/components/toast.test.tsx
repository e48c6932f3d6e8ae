import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toast } from "../../src/components/toast";

test.each([
  ["good", "status"],
  ["bad", "alert"],
] as const)("a %s one has the role %s, also before it has content", async (tone, role) => {
  const onDismiss = jest.fn();
  const toast = (content: string) => (
    <Toast tone={tone} dismissLabel="Dismiss" onDismiss={onDismiss}>
      {content}
    </Toast>
  );
  const { rerender } = render(toast(""));
  const region = screen.getByRole(role);
  expect(region).toBeEmptyDOMElement();
  rerender(toast("A description."));
  expect(region).toHaveTextContent("A description.");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
