import { render, screen } from "@testing-library/react";
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

afterEach(() => {
  document.body.style.direction = "";
});

function selected() {
  return screen.getByRole("tab", { selected: true });
}

test("the row has a name, and one tab is selected and can be reached with Tab", () => {
  render(<Page />);
  expect(screen.getByRole("tablist", { name: "Service categories" })).toBeVisible();
  expect(selected()).toHaveAccessibleName("Hair Care & Treatments");
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test("a tab names its panel, and is a plain link to it without script", () => {
  render(<Page />);
  const tab = screen.getByRole("tab", { name: "Facials" });
  expect(tab).toHaveAttribute("aria-controls", "facials");
  expect(tab).toHaveAttribute("href", "#facials");
  expect(tab).toHaveAttribute("id", tabId("facials"));
});

test("a click selects, and the address is left to the page", async () => {
  const onSelect = jest.fn();
  render(<Page onSelect={onSelect} />);
  await userEvent.click(screen.getByRole("tab", { name: "Haircuts" }));
  expect(onSelect).toHaveBeenCalledWith("haircuts");
  expect(selected()).toHaveAccessibleName("Haircuts");
  expect(location.hash).toBe("");
});

test("arrows go round in the direction of the text, Home and End to the ends", async () => {
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

test.each(["Alt", "Control", "Meta", "Shift"])(
  "with %s held, keys are the browser's",
  async (modifier) => {
    const onSelect = jest.fn();
    const swallowed: string[] = [];
    render(<Page onSelect={onSelect} />);
    await userEvent.tab();
    const hear = (event: KeyboardEvent) => event.defaultPrevented && swallowed.push(event.key);
    addEventListener("keydown", hear);
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) {
      await userEvent.keyboard(`{${modifier}>}{${key}}{/${modifier}}`);
    }
    removeEventListener("keydown", hear);
    expect(swallowed).toEqual([]);
    expect(onSelect).not.toHaveBeenCalled();
  },
);

test("in a page from right to left the arrows are the other way round", async () => {
  render(
    <div style={{ direction: "rtl" }}>
      <Page />
    </div>,
  );
  await userEvent.tab();
  selected().style.direction = "rtl";
  await userEvent.keyboard("{ArrowLeft}");
  expect(selected()).toHaveAccessibleName("Haircuts");
});
