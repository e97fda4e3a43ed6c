import { expect, test } from "vitest";
import { loadSheet } from "./sheet.model.ts";

test("the server looks up the first codes of a URL only: one request must not start hundreds of searches", async () => {
  const url = new URL("https://shop.test/");
  for (let code = 0; code < 200; code += 1) url.searchParams.append("sku", `AB-${code}`);
  let calls = 0;
  const prefetchOptional = () => {
    calls += 1;
    return Promise.resolve(undefined);
  };
  await loadSheet({ prefetchOptional, url });
  expect(calls).toBe(20);
});
