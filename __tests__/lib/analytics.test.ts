import { loadAnalytics, reportPageView } from "../../src/lib/analytics";

const sent: unknown[][] = [];
const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);

beforeEach(() => {
  sent.length = 0;
  document.head.innerHTML = "";
  window.gtag = (...command) => void sent.push(command);
  window.requestAnimationFrame = (work) => {
    work(0);
    return 0;
  };
});

test("a new path is one page view", () => {
  reportPageView("/", undefined);
  reportPageView("/services", "/");
  expect(sent).toEqual([
    ["event", "page_view", { page_path: "/" }],
    ["event", "page_view", { page_path: "/services" }],
  ]);
});

test("the same path with another query or hash is no page view", () => {
  reportPageView("/services", "/services");
  expect(sent).toEqual([]);
});

test("Google's script is fetched once the page has loaded", () => {
  const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  loadAnalytics("G-TEST00000");
  expect(scripts()).toEqual([]);
  dispatchEvent(new Event("load"));
  expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST00000"]);
  state.mockRestore();
});

test("under Do Not Track nothing is fetched or sent", () => {
  delete window.gtag;
  loadAnalytics("G-TEST00000");
  reportPageView("/", undefined);
  expect(scripts()).toEqual([]);
  expect(sent).toEqual([]);
});
