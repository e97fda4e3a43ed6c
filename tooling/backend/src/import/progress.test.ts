import { describe, expect, it } from "vitest";
import { showProgress } from "./progress.ts";

/** Shows 1000 steps of 100 ms each. */
function show(isTTY: boolean): string[] {
  const written: string[] = [];
  let now = 0;
  const onProgress = showProgress({ isTTY, write: (text: string) => written.push(text) > 0 }, () => now);
  for (let done = 1; done <= 1000; done += 1) {
    now += 100;
    onProgress("write", done, 1000);
  }
  return written;
}

describe("showProgress", () => {
  it("writes a line every few seconds to a log, and the last one", () => {
    const lines = show(false);
    expect(lines).toHaveLength(34);
    expect(lines[0]).toBe("書き込み 30/1000\n");
    expect(lines.at(-1)).toBe("書き込み 1000/1000\n");
  });

  it("updates one line in a terminal", () => {
    const texts = show(true);
    expect(texts).toHaveLength(1000);
    expect(texts.join("").match(/\n/g)).toHaveLength(1);
  });
});
