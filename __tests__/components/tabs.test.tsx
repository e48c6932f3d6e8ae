import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { tabId, Tabs } from "../../src/components/tabs";

const tabs = [
  { key: "hair-care", label: "Hair Care & Treatments", icon: "hair-care" },
  { key: "haircuts", label: "Haircuts", icon: "haircuts" },
  { key: "facials", label: "Facials", icon: "facials" },
];

function Page({ onSelect }: { onSelect?: (key: string) => void }) {
  const [selected, setSelected] = useState("hair-care");
  const select = (key: string) => {
    setSelected(key);
    onSelect?.(key);
  };
  return <Tabs tabs={tabs} selected={selected} label="Service categories" onSelect={select} />;
}

function selected() {
  return screen.getByRole("tab", { selected: true });
}

test("the tab list has a name, and only the selected tab is in the tab order", () => {
  render(<Page />);
  expect(screen.getByRole("tablist", { name: "Service categories" })).toBeVisible();
  expect(selected()).toHaveAccessibleName("Hair Care & Treatments");
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test("a tab controls its panel and links to it without JavaScript", () => {
  render(<Page />);
  const tab = screen.getByRole("tab", { name: "Facials" });
  expect(tab).toHaveAttribute("aria-controls", "facials");
  expect(tab).toHaveAttribute("href", "#facials");
  expect(tab).toHaveAttribute("id", tabId("facials"));
});

test("arrow keys wrap around; Home and End select the first and last tab", async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(selected()).toHaveAccessibleName("Haircuts");
  expect(selected()).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(selected()).toHaveAccessibleName("Facials");
  await userEvent.keyboard("{ArrowRight}");
  expect(selected()).toHaveAccessibleName("Hair Care & Treatments");
  await userEvent.keyboard("{End}");
  expect(selected()).toHaveAccessibleName("Facials");
  await userEvent.keyboard("{Home}");
  expect(selected()).toHaveFocus();
});

test("Space does not scroll the page", () => {
  render(<Page />);
  expect(fireEvent.keyDown(screen.getByRole("tab", { selected: true }), { key: " " })).toBe(false);
});

test.each(["Alt", "Control", "Meta", "Shift"])("does not handle keys with %s", async (modifier) => {
  const onSelect = jest.fn();
  const prevented: string[] = [];
  render(<Page onSelect={onSelect} />);
  await userEvent.tab();
  const listen = (event: KeyboardEvent) => event.defaultPrevented && prevented.push(event.key);
  addEventListener("keydown", listen);
  for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) {
    await userEvent.keyboard(`{${modifier}>}{${key}}{/${modifier}}`);
  }
  removeEventListener("keydown", listen);
  expect(prevented).toEqual([]);
  expect(onSelect).not.toHaveBeenCalled();
});
