import { act, render, screen } from "@testing-library/react";
import { englishFormats } from "../../../src/i18n/formats";
import { interpolate } from "../../../src/lib/interpolate";
import { OpenNow } from "../../../src/sections/contact/open-now";
import { builtHtml } from "../../support/built-html";
import { site } from "../../support/content";

const saturday = [{ from: "10:00", to: "21:00" }];
const hours = { ...site.hours, saturday, exceptions: [] };
const salon = { ...site, hours, hoursFormats: englishFormats };
const now = new Date("2026-11-21T09:00:00Z"); // A Saturday.

beforeEach(() => void jest.useFakeTimers({ now, advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

test("reserves space, and shows whether the salon is open, and at each minute", () => {
  const container = document.createElement("div");
  container.innerHTML = builtHtml(<OpenNow salon={salon} />);
  document.body.append(container);
  expect(screen.getByRole("paragraph").textContent).toBe("\u00a0");
  render(<OpenNow salon={salon} />, { container, hydrate: true });
  const sentence = interpolate(site.messages.hours.openUntil, { time: "9pm" });
  expect(screen.getByRole("paragraph")).toHaveTextContent(sentence);
  jest.setSystemTime(new Date("2026-11-21T18:00:00Z"));
  act(() => jest.advanceTimersByTime(60_000));
  const later = interpolate(site.messages.hours.opensTomorrow, { time: "9am" });
  expect(screen.getByRole("paragraph")).toHaveTextContent(later);
});
