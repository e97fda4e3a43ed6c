// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { boot, BOOT_LATEST_MS } from "./boot.ts";

const scripts = {
  manifest: "/m.js",
  routes: { root: "/root.js", Cart: "/cart.js" },
  entry: "/e.js",
  shared: ["/s.js"],
};
const load = vi.fn((url: string) => Promise.resolve({ url }));
const loaded = () => load.mock.calls.map(([url]) => url);
let state: DocumentReadyState;

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  reload.mockClear();
  sessionStorage.clear();
  state = "interactive";
  vi.spyOn(document, "readyState", "get").mockImplementation(() => state);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete window.norenEarlyPresses;
  delete window.norenLatePresses;
  document.body.replaceChildren();
});

const GUARD_MS = 60_000;
const reload = vi.fn();
const register = vi.fn();
const begin = () => boot(scripts, { latestMs: BOOT_LATEST_MS, guardMs: GUARD_MS }, { load, register, reload });

test("loads nothing before the first paint, then everything at once, the entry last", async () => {
  begin();
  expect(loaded()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(loaded()).toEqual(["/s.js", "/m.js", "/root.js", "/cart.js"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(loaded().at(-1)).toBe("/e.js");
  expect(register).toHaveBeenCalledWith({ root: { url: "/root.js" }, Cart: { url: "/cart.js" } });
});

test("reloads a page whose URL the back button changed, instead of hydrating the former one", async () => {
  begin();
  history.pushState(null, "", "/product?page=2");
  window.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(0);
  expect(loaded()).not.toContain("/e.js");
  expect(reload).toHaveBeenCalledTimes(1);
});

test("starts at once on a page that is already painted", () => {
  state = "complete";
  begin();
  expect(loaded()).not.toEqual([]);
});

test.each(["pointerdown", "keydown", "focusin"])("an interaction (%s) starts loading before the pictures", (touch) => {
  begin();
  document.dispatchEvent(new Event(touch));
  expect(loaded()).not.toEqual([]);
});

test("a picture that never loads does not block, and nothing is loaded twice", () => {
  begin();
  vi.advanceTimersByTime(BOOT_LATEST_MS);
  window.dispatchEvent(new Event("load"));
  expect(loaded().filter((url) => url === "/m.js")).toHaveLength(1);
});

test("remembers presses of buttons once each; leaves forms that the browser can send to it", () => {
  begin();
  document.body.innerHTML = `<button id="more"></button><button id="buy"><b>x</b></button><form action="/product"><button id="search"></button></form>`;
  const search = document.querySelector("#search")!;
  search.closest("form")!.addEventListener("submit", (event) => event.preventDefault());
  expect(search.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))).toBe(true);
  const pressed = ["#more", "b", "b"].map((name) => document.querySelector(name)!);
  // React listens here.
  const handled = vi.fn<() => void>();
  document.addEventListener("click", handled, { once: true, capture: true });
  for (const one of pressed)
    expect(one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))).toBe(false);
  expect(window.norenEarlyPresses).toEqual([...document.querySelectorAll("#more, #buy")]);
  expect(handled, "the replay is handled instead").not.toHaveBeenCalled();
  document.removeEventListener("click", handled, { capture: true });
});

test("remembers presses in a part that hydrates later, also while the page is live", () => {
  begin();
  document.body.innerHTML = `<button id="buy"></button><div data-late><button id="heart"></button></div>`;
  const [buy, heart] = [...document.querySelectorAll("button")];
  const press = (button: Element | undefined) =>
    button?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  press(heart);
  delete window.norenEarlyPresses;
  expect(press(buy)).toBe(true);
  expect(press(heart)).toBe(false);
  expect(window.norenLatePresses).toEqual([heart]);
  document.querySelector("[data-late]")?.removeAttribute("data-late");
  expect(press(heart), "the part hydrated").toBe(true);
});

describe("[error.chunk-reload] a file that cannot be loaded", () => {
  const missing = async (url: string) => {
    load.mockImplementation((loaded) =>
      loaded === url ? Promise.reject(new Error(url)) : Promise.resolve({ url: loaded }),
    );
    state = "complete";
    begin();
    await vi.advanceTimersByTimeAsync(0);
  };
  afterEach(() => load.mockImplementation((url) => Promise.resolve({ url })));

  test.each(["/root.js", "/s.js", "/e.js"])("(%s) reloads the page, at most once per minute", async (url) => {
    await missing(url);
    expect(reload).toHaveBeenCalledTimes(1);
    await missing(url);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(GUARD_MS);
    await missing(url);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("waits for the connection while offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await missing("/root.js");
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("online"));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("stops capturing presses", async () => {
    await missing("/e.js");
    const button = document.body.appendChild(document.createElement("button"));
    expect(button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))).toBe(true);
  });
});
