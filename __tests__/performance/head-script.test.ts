const { documentElement: html, body } = document;

beforeEach(() => {
  body.innerHTML = '<img class="fade"><img class="logo">';
});

test.each(["load", "error"])("marks a photograph on its %s event", async (type) => {
  await import("../../src/performance/head-script");
  for (const image of body.querySelectorAll("img")) image.dispatchEvent(new Event(type));
  expect(html).toHaveClass("js");
  expect(body.querySelector(".fade")).toHaveAttribute("data-loaded");
  expect(body.querySelector(".logo")).not.toHaveAttribute("data-loaded");
});
