const { documentElement: html, body } = document;

async function runHeadScript() {
  jest.resetModules();
  await import("../../src/performance/head-script");
}

afterEach(() => {
  dispatchEvent(new Event("hydrated")); // Removes the listeners of the script.
  jest.restoreAllMocks();
});

test.each(["load", "error"])("marks a photograph on its %s event", async (type) => {
  body.innerHTML = '<img class="fade"><img class="logo">';
  await runHeadScript();
  for (const image of body.querySelectorAll("img")) image.dispatchEvent(new Event(type));
  expect(html).toHaveClass("js");
  expect(body.querySelector(".fade")).toHaveAttribute("data-loaded");
  expect(body.querySelector(".logo")).not.toHaveAttribute("data-loaded");
});

test("does nothing in a browser that is older than the supported ones", async () => {
  const method = Object.getOwnPropertyDescriptor(String.prototype, "toWellFormed") ?? {};
  Reflect.deleteProperty(String.prototype, "toWellFormed");
  html.className = "";
  body.innerHTML = "<button>Keep</button>";
  await runHeadScript();
  Object.defineProperty(String.prototype, "toWellFormed", method);
  body.querySelector("button")?.click();
  expect(html).not.toHaveClass("js");
  expect(body.querySelector("button")).not.toHaveAttribute("aria-busy");
});

describe("before hydration", () => {
  const presses: string[] = [];
  const onPress = (event: Event) => {
    event.preventDefault(); // jsdom neither navigates nor sends forms.
    presses.push((event.target as Element).id);
  };

  beforeEach(async () => {
    presses.length = 0;
    body.innerHTML = `
      <button id="keep"><i></i></button>
      <button id="share"></button>
      <a id="link" href="#about"></a>
      <a id="film" href="/static/bridal.mp4"></a>
      <p></p>
      <form><input><button id="send" disabled></button></form>`;
    body.addEventListener("click", onPress);
    await runHeadScript();
    dispatchEvent(new Event("DOMContentLoaded"));
  });

  afterEach(() => body.removeEventListener("click", onPress));

  const press = (selector: string) => body.querySelector<HTMLElement>(selector)?.click();
  const waiting = () => [...body.querySelectorAll("[aria-busy=true]")].map(({ id }) => id);

  test.each([
    ["of a button", "#keep", "keep"],
    ["on a button's icon", "#keep i", "keep"],
    ["of the form's button", "#send", "send"],
    ["on a film", "#film", "film"],
  ])("a press %s waits and is repeated once", (_, selector, id) => {
    press(selector);
    expect(presses).toEqual([]);
    expect(waiting()).toEqual([id]);
    dispatchEvent(new Event("hydrated"));
    expect(presses).toEqual([id]);
    expect(waiting()).toEqual([]);
    dispatchEvent(new Event("hydrated"));
    expect(presses).toEqual([id]);
  });

  test("only the last press is repeated", () => {
    press("#keep");
    press("#share");
    press("p");
    expect(waiting()).toEqual(["share"]);
    dispatchEvent(new Event("hydrated"));
    expect(presses).toEqual(["", "share"]);
  });

  test("a link that is pressed later is followed instead", () => {
    press("#keep");
    press("#link");
    expect(waiting()).toEqual([]);
    dispatchEvent(new Event("hydrated"));
    expect(presses).toEqual(["link"]);
  });

  test("a button with a command is left to the browser", () => {
    const button = body.querySelector("button");
    Object.defineProperty(button, "commandForElement", { value: body });
    button?.click();
    expect(presses).toEqual(["keep"]);
    expect(waiting()).toEqual([]);
  });

  test("a form is not sent to the page's own address", () => {
    const submit = new Event("submit", { bubbles: true, cancelable: true });
    body.querySelector("form")?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });
});
