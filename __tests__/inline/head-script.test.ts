const { documentElement: html, body } = document;

async function runHeadScript() {
  jest.resetModules();
  await import("../../src/inline/head-script");
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

test("lights Home by the hour in Kuwait", async () => {
  for (const [time, hour] of Object.entries({ "04:59": "1", "05:00": "0", "15:30": "0.5" })) {
    jest.spyOn(Date, "now").mockReturnValue(Date.parse(`2026-11-28T${time}:00+03:00`));
    await runHeadScript();
    expect(html.style.getPropertyValue("--hour")).toBe(hour);
  }
});

test("says how many wishes are stored, if there are any", async () => {
  html.removeAttribute("style");
  for (const wishes of ["", `service/trim ${Date.now()}\noffer/old 1\nnails/a 2`]) {
    if (wishes) localStorage.setItem("wishes", wishes);
    await runHeadScript();
    expect(html).toHaveClass("js");
    expect(html.style.getPropertyValue("--wishes")).toBe(wishes && "2");
  }
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
      <a id="other-film" href="/static/nails.mp4"></a>
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

  test("presses are repeated in order, each control once, and only the last film", () => {
    for (const selector of ["#film", "#share", "#keep", "p", "#other-film", "#share"])
      press(selector);
    expect(waiting()).toEqual(["keep", "share", "other-film"]);
    presses.length = 0;
    dispatchEvent(new Event("hydrated"));
    expect(presses).toEqual(["share", "keep", "other-film"]);
    expect(waiting()).toEqual([]);
  });

  test("a link that is pressed later is followed instead", () => {
    press("#keep");
    press("#film");
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

  test.each(["ctrlKey", "metaKey", "shiftKey"])("a press with %s is left to the browser", (key) => {
    press("#keep");
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
    body.querySelector("#film")?.dispatchEvent(click);
    expect(presses).toEqual(["film"]);
    expect(waiting()).toEqual(["keep"]);
  });

  /** An event of a script that cannot be loaded. */
  function failScript(src: string) {
    const script = document.createElement("script");
    script.setAttribute("src", src);
    body.append(script);
    script.dispatchEvent(new Event("error"));
  }

  /** Gatsby's error if the data of the page cannot be loaded; jsdom has no class of this event. */
  function failData() {
    const reason = new Error("page resources for /about not found. Not rendering React");
    dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  }

  test.each([
    ["a script of the site", () => failScript("/framework-1.js")],
    ["the data of the page", failData],
  ])("if %s cannot be loaded, the page works without script", (_, fail) => {
    press("#film");
    press("#keep");
    fail();
    expect(html).not.toHaveClass("js");
    expect(waiting()).toEqual([]);
    expect(presses).toEqual(["film"]);
    press("#share");
    expect(presses).toEqual(["film", "share"]);
  });

  test.each([
    ["a script of another site", () => failScript("https://www.googletagmanager.com/gtag/js")],
    [
      "code of another site",
      () => dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: undefined })),
    ],
    ["a picture", () => body.querySelector("i")?.dispatchEvent(new Event("error"))],
  ])("if %s fails, presses still wait", (_, fail) => {
    press("#keep");
    fail();
    expect(html).toHaveClass("js");
    expect(waiting()).toEqual(["keep"]);
  });

  test("a script that fails after hydration changes nothing", () => {
    dispatchEvent(new Event("hydrated"));
    failScript("/lightbox-1.js");
    expect(html).toHaveClass("js");
  });

  test("a page that is hydrated after a script of another page failed works with script", () => {
    failScript("/about-1.js");
    dispatchEvent(new Event("hydrated"));
    expect(html).toHaveClass("js");
  });

  test("a form is not sent to the page's own address", () => {
    const submit = new Event("submit", { bubbles: true, cancelable: true });
    body.querySelector("form")?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });
});
