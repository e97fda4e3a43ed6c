import { paths } from "@noren/contract/paths";
import { listMemberPaths } from "../support/member-paths.ts";
import { crawl } from "../support/crawl.ts";
import { submitLogin, waitForHydration } from "../support/shopper.ts";
import { expect, expectAccessibleAtBothWidths, test, THEME_RUN_ONLY } from "../support/test.ts";

/** What no page links to in its text. */
const DOCUMENTS = ["/robots.txt", "/sitemap.xml", "/feed/news.xml", "/feed/blog.xml", "/manifest.webmanifest"];

/** The shops, and how many pages a guest finds in each at least. */
const shops = [
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
  ["fl2", 80],
] as const;

const tagsOf = (shop: string) => (shop === "simple" ? [] : [`@${shop}`, THEME_RUN_ONLY]);
const hostOf = (shop: string, baseURL: string | undefined) =>
  (shop === "simple" ? "" : `${shop}.`) + new URL(baseURL!).host;

for (const [shop, atLeast] of shops)
  test(
    `no link of ${shop} for guests is broken, in pages, texts of the shop, feeds and sitemaps`,
    { tag: tagsOf(shop) },
    async ({ baseURL }) => {
      const { visited, broken } = await crawl(baseURL!, hostOf(shop, baseURL), ["/", ...DOCUMENTS]);
      expect(broken).toEqual([]);
      expect(visited.length).toBeGreaterThan(atLeast);
    },
  );

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

for (const [shop] of shops)
  test(
    `every page of a member of ${shop} is accessible on a phone and on a desktop, and no link of them is broken`,
    { tag: tagsOf(shop) },
    async ({ page, baseURL }) => {
      // Fifty pages at two widths.
      test.slow();
      const origin = `http://${hostOf(shop, baseURL)}`;
      await page.goto(origin + paths.login());
      await submitLogin(page);
      await page.waitForURL(`${origin}/ec/`);
      const links = new Map<string, string>();
      const opened = new Set<string>();
      /** Opens a page of a member and collects its links; without a load of the document, as a press on a link. */
      async function open(path: string) {
        opened.add(path);
        await page.goto(origin + path);
        await waitForHydration(page);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByText("お探しのページが見つかりませんでした")).toHaveCount(0);
        const hrefs = await page.locator("a[href^='/']").evaluateAll((all) => all.map((a) => a.getAttribute("href")!));
        for (const href of hrefs) links.set(new URL(href, origin).pathname, path);
        await expectAccessibleAtBothWidths(page);
      }
      // The other shops have some of these pages turned off: what their menu of the member links to is open.
      const starts = shop === "simple" ? listMemberPaths() : [paths.mypageHome()];
      for (const path of [paths.memberHome(), ...starts]) await open(path);
      // One page of each kind: an order, a message, an inquiry, a list, an address.
      const kinds = new Map([...links.keys()].map((path) => [path.replace(/\/[^/]*\d[^/]*/g, "/:key"), path]));
      for (const [kind, path] of kinds) if (kind.startsWith("/mypage/") && !opened.has(path)) await open(path);
      for (const [path, from] of links)
        if (!path.startsWith("/mypage")) {
          // By the browser: not every system resolves names below localhost.
          const status = await page.evaluate(async (url) => (await fetch(url, { method: "HEAD" })).status, path);
          expect(status, `${path}, linked from ${from}`).toBeLessThan(400);
        }
    },
  );
