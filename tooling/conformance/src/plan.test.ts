import { callList } from "@noren/contract";
import { expect, test } from "vitest";
import { plan } from "./plan.ts";

test("has a step for every call of the contract", () => {
  const planned = new Set(plan.map(({ call }) => call));
  expect(callList.map(({ name }) => name).filter((name) => !planned.has(name))).toEqual([]);
});

test("without --write it sends GET calls only, and not the download that issues a receipt", () => {
  for (const { call, writes } of plan) {
    const { method } = callList.find(({ name }) => name === call)!;
    if (method !== "GET" || call === "downloadReceipt") expect(writes, call).toBe(true);
  }
});
