import fc from "fast-check";
import { expect, test } from "vitest";
import { downloadOutcome, fileName } from "./downloads.ts";

test.each(["application/json", "application/json; charset=utf-8", "application/problem+json", "Application/JSON"])(
  "[export.deferred] a blob of %s defers the export",
  (type) => expect(downloadOutcome(type, "addresses.csv", "export.csv")).toEqual({ kind: "deferred" }),
);

test.each(["text/csv", "text/csv; charset=Shift_JIS", "application/jsonl", ""])(
  "[export.deferred] a blob of %j is the file",
  (type) =>
    expect(downloadOutcome(type, encodeURIComponent("お届け先.csv"), "export.csv")).toEqual({
      kind: "file",
      name: "お届け先.csv",
    }),
);

test.each([
  [null, "export.csv"],
  ["", "export.csv"],
  ["..", "export.csv"],
  ["%E3%81", "%E3%81"],
  ["../../etc/passwd", "passwd"],
  ["C:\\a\\b.csv", "b.csv"],
  ["a%00b\u202Ecsv", "abcsv"],
  [" %2Ebashrc ", "bashrc"],
])("a file that is suggested as %j is saved as %s", (suggested, name) =>
  expect(fileName(suggested, "export.csv")).toBe(name),
);

test("no file name contains a folder or is empty", () => {
  fc.assert(
    fc.property(fc.string(), (suggested) => {
      expect(fileName(suggested, "f")).toMatch(/^[^./\\][^/\\]*$/s);
    }),
  );
});
