import { expect, it } from "vitest";
import { readAvifEffort } from "./read-avif-effort.ts";

it("reads the effort of AVIF, by default 2", () => {
  expect([readAvifEffort(undefined), readAvifEffort(""), readAvifEffort("0"), readAvifEffort("9")]).toEqual([
    2, 2, 0, 9,
  ]);
  for (const wrong of ["10", "-1", "fast", "1.5"]) expect(() => readAvifEffort(wrong)).toThrow("AVIF_EFFORT");
});
