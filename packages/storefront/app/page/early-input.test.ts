// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { catchUp } from "./early-input.ts";

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("what was typed and ticked is told once, what stands as the server wrote it is not", () => {
  document.body.innerHTML = `<main><input id="name" value=""><input id="city" value="千代田区"><input id="ok" type="checkbox"></main>`;
  const told: string[] = [];
  for (const type of ["input", "click"])
    document.body.addEventListener(type, ({ target }) => told.push(`${type} ${(target as Element).id}`));
  document.querySelector<HTMLInputElement>("#name")!.value = "山田";
  document.querySelector<HTMLInputElement>("#ok")!.checked = true;
  catchUp();
  expect(told.filter((one) => one !== "input ok")).toEqual(["input name", "click ok"]);
  expect(document.querySelector<HTMLInputElement>("#name")!.value).toBe("山田");
  expect(document.querySelector<HTMLInputElement>("#ok")!.checked).toBe(true);
});

test("the button that was pressed is pressed again, after the forms were told", () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main><button></button></main>`;
  const button = document.querySelector("button")!;
  const pressed = vi.fn();
  button.addEventListener("click", pressed);
  window.norenEarlyPress = button;
  catchUp();
  expect(pressed).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(window.norenEarlyPress).toBeUndefined();
});
