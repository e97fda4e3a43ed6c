import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { describeUnknownOptOuts } from "./faults.ts";

function unknownOptOuts(skips: string[]): string[] {
  const root = mkdtempSync(join(tmpdir(), "noren-faults-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write("packages/ui-simple/src/slots/logo/logo.test.tsx", "");
  write("apps/fl1/package.json", "{}");
  write("apps/fl1/theme-check.json", JSON.stringify(skips.map((skip) => ({ skip, reason: "for the test" }))));
  return describeUnknownOptOuts(root);
}

test("a theme may opt out of a file, a required part and a focus check that exist", () => {
  expect(unknownOptOuts(["slots/logo/logo.test.tsx", "postage-note", "focus-order"])).toEqual([]);
});

test("an opt-out of a file or a part that does not exist is named", () => {
  expect(unknownOptOuts(["slots/logo/gone.test.tsx", "postage-notes"])).toEqual([
    "apps/fl1/theme-check.json: packages/ui-simple/src/slots/logo/gone.test.tsx does not exist.",
    expect.stringMatching(
      /^apps\/fl1\/theme-check\.json: postage-notes is no part or check\. There are: .*postage-note, /,
    ),
  ]);
});
