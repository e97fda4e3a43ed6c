// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { replayEarlyInput } from "./early-input.ts";

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("replays changed inputs once, and no input that still has the server's value", async () => {
  document.body.innerHTML = `<main><input id="name" value=""><input id="city" value="千代田区"><input id="ok" type="checkbox"></main>`;
  const events: string[] = [];
  for (const type of ["input", "click"])
    document.body.addEventListener(type, ({ target }) => events.push(`${type} ${(target as Element).id}`));
  document.querySelector<HTMLInputElement>("#name")!.value = "山田";
  document.querySelector<HTMLInputElement>("#ok")!.checked = true;
  replayEarlyInput();
  await Promise.resolve();
  expect(events.filter((one) => one !== "input ok")).toEqual(["input name", "click ok"]);
  expect(document.querySelector<HTMLInputElement>("#name")!.value).toBe("山田");
  expect(document.querySelector<HTMLInputElement>("#ok")!.checked).toBe(true);
});

test("a radio button that was chosen instead of a later one stays chosen", async () => {
  document.body.innerHTML = `<main><input id="am" type="radio" name="time"><input id="pm" type="radio" name="time" checked></main>`;
  const [am, pm] = document.querySelectorAll("input");
  const changed = vi.fn<(id: string) => void>();
  document.body.addEventListener("change", ({ target }) => changed((target as Element).id));
  am!.checked = true;
  replayEarlyInput();
  await Promise.resolve();
  expect(changed.mock.calls).toEqual([["am"]]);
  expect([am!.checked, pm!.checked]).toEqual([true, false]);
});

test("replays presses of buttons in their order, after the inputs", () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><button id="more"></button><button id="buy"></button></main>`;
  const pressed = vi.fn<(id: string) => void>();
  document.body.addEventListener("click", ({ target }) => pressed((target as Element).id));
  window.norenEarlyPresses = [...document.querySelectorAll("button")];
  replayEarlyInput();
  expect(pressed).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(pressed.mock.calls).toEqual([["more"], ["buy"]]);
  expect(window.norenEarlyPresses).toBeUndefined();
});

test("hands a value over when a held button is released, with the clicks until then", async () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><input value=""><button></button></main>`;
  const [input, button] = [document.querySelector("input")!, document.querySelector("button")!];
  const events: string[] = [];
  for (const type of ["input", "click"])
    document.body.addEventListener(type, ({ target }) => events.push(`${type} ${(target as Element).localName}`));
  const isPressed = vi.spyOn(document.documentElement, "matches").mockReturnValue(true);
  input.value = "29";
  window.norenEarlyPresses = [];
  replayEarlyInput();
  await vi.advanceTimersByTimeAsync(500);
  expect(events).toEqual([]);
  window.norenEarlyPresses.push(button);
  isPressed.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(events).toEqual(["input input", "click button"]);
});
