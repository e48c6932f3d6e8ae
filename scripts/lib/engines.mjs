/**
 * Two browsers behind one small surface: Firefox by puppeteer-core and WebDriver BiDi, WebKitGTK by classic WebDriver.
 * Neither is a package of this project; what is missing is said with the command that brings it.
 */
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Stop } from "./command.mjs";

/**
 * @typedef {object} Browser
 * @property {(url: string) => Promise<void>} open
 * @property {(script: string) => Promise<unknown>} run the body of a function; its result is JSON
 * @property {(selector: string) => Promise<void>} click
 * @property {(selector: string, text: string) => Promise<void>} type
 * @property {() => Promise<void>} escape
 * @property {(width: number, height: number) => Promise<void>} resize
 * @property {() => Promise<void>} close
 */

/** Firefox: the ESR of Debian, or what FIREFOX_PATH names. @returns {Promise<Browser>} */
export async function startFirefox() {
  const executablePath = found(
    [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"],
    "There is no Firefox. On Debian: sudo apt-get install firefox-esr. Or name one by FIREFOX_PATH.",
  );
  const { default: puppeteer } = await import("puppeteer-core");
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    escape: () => page.keyboard.press("Escape"),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

/** WebKitGTK's MiniBrowser, on a screen that does not exist. @returns {Promise<Browser>} */
export async function startWebKit() {
  const driver = found(
    ["/usr/bin/WebKitWebDriver"],
    "There is no WebKitWebDriver. On Debian: sudo apt-get install webkit2gtk-driver",
  );
  const screen = process.env.DISPLAY ? [] : ["xvfb-run", "-a"];
  if (screen.length > 0 && spawnSync("which", ["xvfb-run"]).status !== 0) {
    throw new Stop("There is no screen for WebKitGTK. On Debian: sudo apt-get install xvfb xauth");
  }
  const port = await freePort();
  const [file = driver, ...args] = [...screen, driver, `--port=${port}`];
  const child = spawn(file, args, { stdio: "ignore", detached: true });
  const end = () => {
    if (child.pid) process.kill(-child.pid);
  };
  try {
    return await webdriverSession(`http://127.0.0.1:${port}`, end);
  } catch (error) {
    end();
    throw error;
  }
}

/**
 * @param {string} server
 * @param {() => void} end
 * @returns {Promise<Browser>}
 */
async function webdriverSession(server, end) {
  const options = { binary: miniBrowser(), args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = /** @type {{ sessionId: string }} */ (
    await untilAnswered(() => call(server, "POST", "/session", { capabilities }))
  );
  /** @param {string} method @param {string} route @param {object} [body] */
  const ask = (method, route, body) => call(server, method, `/session/${sessionId}${route}`, body);
  /** @param {string} value */
  const element = async (value) => {
    const answer = await ask("POST", "/element", { using: "css selector", value });
    return Object.values(/** @type {Record<string, string>} */ (answer))[0];
  };
  return {
    open: async (url) => void (await ask("POST", "/url", { url })),
    run: (script) => ask("POST", "/execute/sync", { script, args: [] }),
    click: async (selector) =>
      void (await ask("POST", `/element/${await element(selector)}/click`, {})),
    type: async (selector, text) =>
      void (await ask("POST", `/element/${await element(selector)}/value`, { text })),
    escape: async () => {
      const key = ["keyDown", "keyUp"].map((type) => ({ type, value: "\uE00C" }));
      await ask("POST", "/actions", { actions: [{ type: "key", id: "keys", actions: key }] });
    },
    resize: async (width, height) => void (await ask("POST", "/window/rect", { width, height })),
    close: async () => {
      await ask("DELETE", "").catch(() => undefined);
      end();
    },
  };
}

/**
 * @param {string} server
 * @param {string} method
 * @param {string} route
 * @param {object} [body]
 * @returns {Promise<unknown>}
 */
async function call(server, method, route, body) {
  const answer = await fetch(server + route, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = /** @type {{ value: { error?: string, message?: string } }} */ (
    await answer.json()
  );
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The driver needs a moment before it listens. @template T @param {() => Promise<T>} ask */
async function untilAnswered(ask) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const isRefused = error instanceof TypeError;
      if (!isRefused || attempt === 40) throw error;
      await wait(250);
    }
  }
}

function miniBrowser() {
  const folders = fs.existsSync("/usr/lib") ? fs.readdirSync("/usr/lib") : [];
  const files = folders.flatMap((folder) =>
    ["4.1", "4.0"].map((version) =>
      path.join("/usr/lib", folder, `webkit2gtk-${version}`, "MiniBrowser"),
    ),
  );
  return found(
    files,
    "WebKitGTK's MiniBrowser is missing. On Debian it comes with webkit2gtk-driver.",
  );
}

/** @param {(string | undefined)[]} files @param {string} remedy */
function found(files, remedy) {
  const file = files.find((each) => each && fs.existsSync(each));
  if (!file) throw new Stop(remedy);
  return file;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
