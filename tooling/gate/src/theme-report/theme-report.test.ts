import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { acceptOriginals } from "../theme/ledger.ts";
import { gatherThemeReport, type ThemeReport } from "./gather.ts";
import { renderThemeReport } from "./render.ts";

const HEADER = "packages/ui-simple/src/slots/header/header.tsx";

function createRepository() {
  const root = mkdtempSync(join(tmpdir(), "noren-report-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "pipe" });
  return { root, write, git };
}

test("a report has the overrides with their age and state, the stories that show them, the colours and the opt-outs", () => {
  const { root, write, git } = createRepository();
  write(HEADER, "export const Header = () => 1;\n");
  write("packages/ui-simple/src/tokens.css", ":root { --color-ink: #000000; --color-paper: #ffffff; }\n");
  write(
    "packages/ui-simple/src/slots/header/header.module.css",
    ".name { color: var(--color-ink); background: var(--color-paper); }\n",
  );
  write(
    "packages/ui-simple/src/slots/header/header.stories.tsx",
    `import { Header } from "#ui/slots/header/header";\nexport default { title: "部品/ヘッダー", component: Header };\n`,
  );
  write("apps/mono/package.json", "{}");
  write("apps/mono/theme-check.json", JSON.stringify([{ skip: "focus-order", reason: "the menu comes last" }]));
  write("apps/mono/src/tokens.css", ":root { --color-ink: #777777; }\n");
  write("apps/mono/src/slots/header/header.tsx", "export const Header = () => 2;\n");
  git("init", "--quiet");
  git("add", ".");
  acceptOriginals(root, "mono", "");
  git(
    "-c",
    "user.name=a",
    "-c",
    "user.email=a@noren.example",
    "commit",
    "-qm",
    "a",
    "--date",
    "2026-11-02T12:00:00+09:00",
  );
  write(HEADER, "export const Header = () => 3;\n");
  write("apps/mono/src/theme.ts", "");

  const report = gatherThemeReport(root, "mono");
  expect(report).toMatchObject({
    overrides: [{ path: "slots/header/header.tsx", wraps: false, safety: "safe", fault: "changed" }],
    stories: [{ title: "部品/ヘッダー", hasPassed: null }],
    checkedAt: null,
    pages: null,
    optOuts: [{ skip: "focus-order", reason: "the menu comes last" }],
  });
  expect(report.overrides[0]?.changedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const [pair] = report.pairs;
  expect([pair?.textColour, pair?.backgroundColour, pair?.ratio.toFixed(2)]).toEqual(["#777777", "#ffffff", "4.48"]);
});

test("the page names what a client has to know: overrides to review, failed screens, low contrast and weight", async () => {
  const report: ThemeReport = {
    app: "mono",
    overrides: [
      { path: "slots/header/header.tsx", wraps: false, safety: "risky", changedOn: "2026-11-02", fault: "changed" },
      { path: "slots/logo/logo.tsx", wraps: true, safety: null, changedOn: null, fault: "unrecorded" },
    ],
    stories: [
      { title: "画面/カート", hasPassed: false },
      { title: "画面/商品", hasPassed: true },
    ],
    checkedAt: new Date("2026-11-27T01:05:00Z"),
    pairs: [
      { text: "--color-ink", background: "--color-paper", textColour: "#777", backgroundColour: "#fff", ratio: 4.48 },
    ],
    pages: [{ page: "Home", own: { js: 150_000, css: 20_000 }, added: { js: 12_100, css: -300 } }],
    optOuts: [{ skip: "focus-order", reason: "<the menu comes last>" }],
  };
  const text = (await renderThemeReport(report, new Date("2026-11-27T15:00:00Z")))
    .replaceAll(/<style>.*?<\/style>|<(?!the)[^>]+>/gs, " ")
    .replaceAll(/\s+/g, " ");
  for (const part of [
    "2026.11.28 作成",
    "元の部品の変更に追いついていないもの：2件",
    "最小 4.4",
    "slots/header/header.tsx 置き換え 要注意 2026.11.02 変わりました。取り込みが必要です",
    "slots/logo/logo.tsx 元を包む 未登録 台帳にありません",
    "2026.11.27 10:05 に",
    "画面/カート 不合格",
    "画面/商品 合格",
    "--color-paper 4.4 不足",
    "トップ 150.0kB（差 12.1kB） 超過 20.0kB（差 −0.3kB）",
    "focus-order &lt;the menu comes last&gt;",
  ])
    expect(text).toContain(part);
});
