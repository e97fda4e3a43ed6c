import { callList } from "@noren/contract";
import { expect, test } from "vitest";
import { plan } from "./plan.ts";

test("has a step for every call of the contract", () => {
  const asked = new Set(plan.map(({ call }) => call));
  expect(callList.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
});

test("changes nothing by itself: what is no GET is only asked with --write, and so is the receipt, which a download issues", () => {
  for (const { call, writes } of plan) {
    const { method } = callList.find(({ name }) => name === call)!;
    if (method !== "GET" || call === "downloadReceipt") expect(writes, call).toBe(true);
  }
});
