// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useMainFocus } from "./use-main-focus.ts";

afterEach(cleanup);

function Sent() {
  return <p ref={useMainFocus<HTMLParagraphElement>()}>送信しました</p>;
}

test.each([
  ["above the screen is scrolled to", -455, 1],
  ["in view stays where it is", 80, 0],
])("what replaces a form and is %s", (_, top, times) => {
  const scrollIntoView = vi.fn<() => void>();
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);
  render(
    <main tabIndex={-1}>
      <Sent />
    </main>,
  );
  expect(document.activeElement?.tagName).toBe("MAIN");
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});
