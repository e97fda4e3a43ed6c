import { expect, it } from "vitest";
import { isSigned, sign } from "./signature.ts";

const now = new Date("2026-11-20T03:00:00Z");
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const body = '{"payment":"1"}';
const signature = sign("secret", body, now);

it("a signature is valid with its secret, for five minutes", () => {
  for (const seconds of [-300, 0, 300]) expect(isSigned("secret", signature, body, at(seconds))).toBe(true);
  for (const seconds of [-301, 301]) expect(isSigned("secret", signature, body, at(seconds))).toBe(false);
});

it.each([
  ["another body", "secret", signature, `${body} `],
  ["another secret", "other", signature, body],
  ["another timestamp", "secret", signature.replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000) + 1}`), body],
  ["a truncated value", "secret", signature.slice(0, -1), body],
  ["no header", "secret", null, body],
  ["a malformed header", "secret", "t=,v1=", body],
])("a signature is invalid with %s", (_, secret, header, text) => {
  expect(isSigned(secret, header, text, now)).toBe(false);
});
