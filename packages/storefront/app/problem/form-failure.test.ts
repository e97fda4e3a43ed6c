import { toProblem } from "@noren/domain/problem";
import { expect, test } from "vitest";
import { formFailureCopy as copy } from "./form-failure.copy.ts";
import { toFormFailure, catchFormFailure } from "./form-failure.ts";

test("shows the server's messages by field", () => {
  const problem = toProblem(422, {
    message: "入力内容をご確認ください。",
    errors: { city: ["市区町村を入力してください"] },
  });
  expect(toFormFailure(problem)).toEqual({
    message: "入力内容をご確認ください。",
    errors: { city: ["市区町村を入力してください"] },
  });
});

test.each([500, 502, 599])("the message of a server error (%i) is not shown", (status) => {
  expect(toFormFailure(toProblem(status, { message: "relation carts does not exist" })).message).toBe(copy.other);
  const code = "cart.common.failed";
  expect(toFormFailure(toProblem(status, { message: "deadlock detected", code })).message).toBe(copy.other);
});

test("shows our text for a problem without a message", () => {
  expect(toFormFailure(toProblem(404, "<html>")).message).toBe(copy.other);
  expect(toFormFailure({ kind: "network" }).message).toBe(copy.network);
});

test("rethrows what is not a problem", async () => {
  await expect(catchFormFailure(() => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
  expect(await catchFormFailure(async () => undefined)).toBeUndefined();
});
