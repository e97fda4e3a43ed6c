// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { replayEarlyInput } from "./early-input.ts";

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("replays changed inputs once, and no input that still has the server's value", () => {
  document.body.innerHTML = `<main><input id="name" value=""><input id="city" value="千代田区"><input id="ok" type="checkbox"></main>`;
  const events: string[] = [];
  for (const type of ["input", "click"])
    document.body.addEventListener(type, ({ target }) => events.push(`${type} ${(target as Element).id}`));
  document.querySelector<HTMLInputElement>("#name")!.value = "山田";
  document.querySelector<HTMLInputElement>("#ok")!.checked = true;
  replayEarlyInput();
  expect(events.filter((one) => one !== "input ok")).toEqual(["input name", "click ok"]);
  expect(document.querySelector<HTMLInputElement>("#name")!.value).toBe("山田");
  expect(document.querySelector<HTMLInputElement>("#ok")!.checked).toBe(true);
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
