import { paths } from "@noren/contract/paths";
import { listMemberPaths } from "../support/member-paths.ts";
import { crawl } from "../support/crawl.ts";
import { submitLogin, waitForHydration } from "../support/shopper.ts";
import { expect, expectAccessibleAtBothWidths, test, THEME_RUN_ONLY } from "../support/test.ts";

/** What no page links to in its text. */
const DOCUMENTS = ["/robots.txt", "/sitemap.xml", "/feed/news.xml", "/feed/blog.xml", "/manifest.webmanifest"];

for (const [shop, atLeast] of [
  ["simple", 300],
  ["fl1", 80],
  ["students", 80],
  ["lat", 80],
  ["wag", 80],
  ["sou", 80],
  ["tee", 80],
  ["ven", 80],
  ["gen", 80],
  ["for", 80],
  ["sig", 60],
] as const) {
  const tag = shop === "simple" ? [] : [`@${shop}`, THEME_RUN_ONLY];
  test(
    `no link of ${shop} for guests is broken, in pages, texts of the shop, feeds and sitemaps`,
    { tag },
    async ({ baseURL }) => {
      const { port } = new URL(baseURL!);
      const host = shop === "simple" ? `localhost:${port}` : `${shop}.localhost:${port}`;
      const { visited, broken } = await crawl(baseURL!, host, ["/", ...DOCUMENTS]);
      expect(broken).toEqual([]);
      expect(visited.length).toBeGreaterThan(atLeast);
    },
  );
}

/** The pages of login and recovery that no other test checks at both widths. Those with an unknown token have a link to continue. */
test("every way into the account is accessible, and an unknown token is no dead end", async ({ page }) => {
  for (const path of [
    paths.login({ re: 1 }),
    paths.reminderUsername(),
    paths.reminderPasswordReset({ token: "unknown" }),
    paths.reminderUsernameReset({ token: "unknown" }),
    paths.loginSync({ token: "unknown" }),
    paths.oAuthCallback({ state: "line.unknown", code: "unknown" }),
    paths.mailStop(),
  ]) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole("main").locator("a[href], button").last(), path).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  }
  for (const path of [
    paths.loginUnlock({ token: "unknown" }),
    paths.verifyEmail({ token: "unknown" }),
    paths.mailStop({ token: "unknown" }),
  ]) {
    await page.goto(path);
    await page.getByRole("main").getByRole("button", { name: /する$/ }).click();
    await expect(page.getByText(/有効期限が切れているか、すでに使用|リンクが正しくありません/), path).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  }
});

test("every page of a member is accessible on a phone and on a desktop, and no link of them is broken", async ({
  page,
  request,
}) => {
  // Fifty pages at two widths.
  test.slow();
  await page.goto(paths.login());
  await submitLogin(page);
  await page.waitForURL("/ec/");
  const links = new Map<string, string>();
  const opened = new Set<string>();
  /** Opens a page of a member and collects its links; without a load of the document, as a press on a link. */
  async function open(path: string) {
    opened.add(path);
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("お探しのページが見つかりませんでした")).toHaveCount(0);
    const hrefs = await page.locator("a[href^='/']").evaluateAll((all) => all.map((a) => a.getAttribute("href")!));
    for (const href of hrefs) links.set(new URL(href, "http://shop").pathname, path);
    await expectAccessibleAtBothWidths(page);
  }
  for (const path of [paths.memberHome(), ...listMemberPaths()]) await open(path);
  // One page of each kind: an order, a message, an inquiry, a list, an address.
  const kinds = new Map([...links.keys()].map((path) => [path.replace(/\/[^/]*\d[^/]*/g, "/:key"), path]));
  for (const [kind, path] of kinds) if (kind.startsWith("/mypage/") && !opened.has(path)) await open(path);
  for (const [path, from] of links)
    if (!path.startsWith("/mypage"))
      expect((await request.get(path)).status(), `${path}, linked from ${from}`).toBeLessThan(400);
});
