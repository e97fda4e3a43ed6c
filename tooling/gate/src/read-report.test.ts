import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPlaywright, readVitest } from "./read-report.ts";

test("reads the failures of Vitest, also of a file that cannot be loaded", () => {
  const testResults = [
    {
      name: "a.test.ts",
      message: "",
      assertionResults: [
        { fullName: "adds", status: "passed", failureMessages: [] },
        { fullName: "divides", status: "failed", failureMessages: ["by zero"] },
        { fullName: "later", status: "pending", failureMessages: [] },
      ],
    },
    { name: "b.test.ts", message: "no such module", assertionResults: [] },
  ];
  expect(readVitest({ numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failures: [
      { test: "a.test.ts › divides", message: "by zero" },
      { test: "b.test.ts", message: "no such module" },
    ],
  });
});

test("reads the failures of Playwright from nested suites, with the device and the page", () => {
  const path = join(mkdtempSync(join(tmpdir(), "report-")), "error-context.md");
  writeFileSync(path, "# Error details\n\n```\ntimeout\n```\n\n```yaml\n- main:\n  - heading\n```\n\n# Test source\n");
  const pages = { name: "pages", body: Buffer.from("http://localhost/cart").toString("base64") };
  const attachments = [{ name: "trace" }, { name: "error-context", path }, pages];
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: "cart.e2e.ts",
    line: 3,
    tests: [
      { projectName: "phone", status, results: [{ errors: message === undefined ? [] : [{ message }], attachments }] },
    ],
  });
  const report = {
    stats: { expected: 1, flaky: 0 },
    errors: [{ message: "the server ended" }],
    suites: [
      { specs: [spec("opens", "expected")], suites: [{ specs: [spec("empties", "unexpected", "timeout")] }] },
      { specs: [spec("later", "skipped")] },
    ],
  };
  expect(readPlaywright(report)).toEqual({
    passed: 1,
    failures: [
      {
        test: "[phone] cart.e2e.ts:3 › empties",
        message: "timeout",
        page: "- main:\n  - heading",
        pages: "http://localhost/cart",
      },
      { test: "outside the tests", message: "the server ended" },
    ],
  });
});
