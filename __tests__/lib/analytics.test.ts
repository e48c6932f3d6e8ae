import { reportPageView } from "../../src/lib/analytics";

const sent: unknown[][] = [];

beforeEach(() => {
  sent.length = 0;
  window.gtag = (...command) => void sent.push(command);
  window.requestAnimationFrame = (work) => {
    work(0);
    return 0;
  };
});

test("a new path sends one page view", () => {
  reportPageView("/", undefined);
  reportPageView("/services", "/");
  expect(sent).toEqual([
    ["event", "page_view", { page_path: "/" }],
    ["event", "page_view", { page_path: "/services" }],
  ]);
});

test("the same path sends no page view", () => {
  reportPageView("/services", "/services");
  expect(sent).toEqual([]);
});
