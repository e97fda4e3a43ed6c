import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const plugin = join(import.meta.dirname, "../lint/noren.js");

/** The messages of one rule about a view with this code. */
function lint(rule: string, code: string, options: object = {}): string[] {
  const folder = mkdtempSync(join(tmpdir(), "noren-lint-"));
  try {
    writeFileSync(join(folder, "view.tsx"), code);
    const setting = Object.keys(options).length > 0 ? ["error", options] : "error";
    const config = { jsPlugins: [plugin], categories: { correctness: "off" }, rules: { [`noren/${rule}`]: setting } };
    writeFileSync(join(folder, "oxlintrc.json"), JSON.stringify(config));
    execFileSync("oxlint", ["-c", "oxlintrc.json", "--format", "json", "view.tsx"], { cwd: folder, stdio: "pipe" });
    return [];
  } catch (error) {
    const { diagnostics } = JSON.parse(String((error as { stdout: Buffer }).stdout)) as {
      diagnostics: { message: string }[];
    };
    return diagnostics.map(({ message }) => message);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("refuses a link with a literal path in any position", () => {
  const refused = [
    'export const a = <a href="/cart">x</a>;',
    "export const b = (key: string) => <a href={`/product/${key}`}>x</a>;",
    'export const c = (isMember: boolean) => <a href={isMember ? "/mypage" : "/login"}>x</a>;',
    'export const d = <form action="/product" />;',
    'export const e = { listPath: "/mypage/address" };',
    "export const f = { editPath: (id: number) => `/mypage/address/${id}/edit` };",
    'navigate("/cart");',
    'router.navigate("/cart");',
  ];
  expect(lint("paths-only", refused.join("\n"))).toHaveLength(refused.length + 1);
});

test("accepts links by paths, to other sites, to files and within the page", () => {
  const fine = [
    "export const a = <a href={paths.cart()}>x</a>;",
    'export const b = <a href="https://example.com/cart">x</a>;',
    'export const c = <link rel="icon" href="/favicon.svg" />;',
    'export const d = <a href="#main">x</a>;',
    'export const e = text.replace("/", "-");',
  ];
  expect(lint("paths-only", fine.join("\n"))).toEqual([]);
});

test("accepts a literal path as the pattern of a route where a file defines routes", () => {
  const code = 'export const routes = [{ path: "/product" }];';
  expect(lint("paths-only", code)).toHaveLength(1);
  expect(lint("paths-only", code, { definesRoutes: true })).toEqual([]);
  expect(lint("paths-only", 'export const a = { href: "/product" };', { definesRoutes: true })).toHaveLength(1);
});

test("refuses a view that compares tax rates or stock, derives a permission or states a limit", () => {
  const refused = [
    "export const a = products.some(({ tax_rate }) => tax_rate === 8);",
    "export const b = line.taxRate !== 10;",
    "export const c = address.division_ct === 1;",
    "export const d = user.is_registered_member ? 1 : 0;",
    "const canOrder = isSelling && isThere;",
    "export const e = addresses.length < 20;",
    "export const f = <input maxLength={11} />;",
    'export const g = variant?.stock_status === "out";',
    "export const h = line.quantity > line.max_quantity;",
    "export const i = Math.min(quantity, variant.max_quantity);",
  ];
  expect(lint("no-business-rules", refused.join("\n"))).toHaveLength(refused.length);
});

test("accepts a view that shows what the model decided", () => {
  const fine = [
    "const { canOrder, hasReducedRate } = props;",
    "export const a = pictures.length > 1;",
    "export const b = <input max={line.max_quantity} />;",
    "export const c = <Price taxRate={product.tax_rate} />;",
    "export const d = product.before_price !== null;",
  ];
  expect(lint("no-business-rules", fine.join("\n"))).toEqual([]);
});
