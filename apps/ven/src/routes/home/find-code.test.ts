import { expect, test } from "vitest";
import { type Answers, lookUpCode } from "./find-code.ts";

const nothing: Answers = { found: () => undefined, product: () => undefined, others: () => undefined };

test("a code that the shop refuses is missing, and only a call without an answer failed", async () => {
  const refused = lookUpCode(
    "A".repeat(200),
    () => nothing,
    async () => ({ kind: "validation", errors: {}, message: "", code: "" }),
  );
  expect(await refused).toEqual({ kind: "missing" });
  expect(
    await lookUpCode(
      "BW-1150",
      () => nothing,
      async () => ({ kind: "network" }),
    ),
  ).toEqual({ kind: "failed" });
});
