import { loadAnalytics, reportPageView } from "../../src/lib/analytics";

const sent: unknown[][] = [];
let nextFrame = () => {};

beforeEach(() => {
  sent.length = 0;
  window.gtag = (...command) => void sent.push(command);
  window.requestAnimationFrame = (work) => {
    nextFrame = () => work(0);
    return 0;
  };
});

test("events contain the addresses of the page and of its referrer, without what a visitor looks for", () => {
  const { origin } = location;
  const referrer = jest.spyOn(document, "referrer", "get");
  const addresses = () => sent.filter(([name]) => name === "set").at(-1)?.[1];

  referrer.mockReturnValue("https://www.instagram.com/?offer=bride&igsh=1");
  history.replaceState(null, "", "/services?search=laser&utm_source=instagram&fbclid=2#nails");
  loadAnalytics("G-TEST00000");
  const first = `${origin}/services?utm_source=instagram&fbclid=2#nails`;
  expect(addresses()).toEqual({
    page_location: first,
    page_referrer: "https://www.instagram.com/?igsh=1",
  });
  reportPageView("/services", undefined);

  history.replaceState(null, "", "/services?search=wax");
  reportPageView("/services", "/services");
  expect(addresses()).toHaveProperty("page_location", first);

  history.replaceState(null, "", "/contact?photo=nails/red&service=gel&offer=bride&gclid=3");
  reportPageView("/contact", "/services");
  expect(addresses()).toEqual({
    page_location: `${origin}/contact?gclid=3`,
    page_referrer: first,
  });
  referrer.mockRestore();
});

test("events of a visit without a referrer have none", () => {
  history.replaceState(null, "", "/about");
  loadAnalytics("G-TEST00000");
  expect(sent).toEqual([["set", { page_location: location.href, page_referrer: "" }]]);
});

// Specification 4: One page view per route: none for a hash
test("the same path, as after a change of hash, sends no page view", () => {
  reportPageView("/services", "/services");
  expect(sent).toEqual([]);
});

test("a page view is sent once the head has the title of its page", () => {
  const view = ["event", "page_view", { page_path: "/about" }];
  document.title = "Home";
  reportPageView("/about", "/");
  nextFrame();
  document.head.innerHTML = "";
  nextFrame();
  expect(sent).not.toContainEqual(view);
  document.head.innerHTML = "<title>About</title>";
  nextFrame();
  expect(sent).toContainEqual(view);
});
