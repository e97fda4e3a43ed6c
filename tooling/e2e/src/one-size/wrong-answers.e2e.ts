import { request as sendRequest, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
// A wrong answer is logged in the browser's console, which the project's own `test` does not allow.
import { expect, test } from "@playwright/test";
import type { CallName } from "@noren/contract";
import { startBuildServer } from "../support/build-server.ts";
import { FAULTS, startFaultyApi, type Fault } from "../support/faulty-api.ts";
import { addToCart } from "../support/shopper.ts";

const build = join(import.meta.dirname, "../../../../apps/simple/build");

/**
 * Pages of the production server, each with the calls that it cannot do without. All pages: `wrong-answers-on-server.test.ts`
 * of the storefront.
 */
const PAGES: Readonly<Record<string, readonly CallName[]>> = {
  "/": ["getSettings"],
  "/product/seiji-meshiwan": ["getSettings", "getProduct"],
};

interface Shop {
  api: Awaited<ReturnType<typeof startFaultyApi>>;
  server: Awaited<ReturnType<typeof startBuildServer>>;
}

/** Asks for a page of a channel that the host names. */
async function getPage({ server }: Shop, path: string, channel: string) {
  const begun = performance.now();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const host = `${channel}.localhost:${server.port}`;
    sendRequest({ port: server.port, host: "127.0.0.1", path, headers: { host } }, resolve).on("error", reject).end();
  });
  const firstByteMs = performance.now() - begun;
  return {
    status: answer.statusCode ?? 0,
    type: answer.headers["content-type"],
    page: await text(answer),
    firstByteMs,
  };
}

async function expectPage(shop: Shop, path: string, call: CallName, fault: Fault): Promise<void> {
  const { name } = shop.api.openChannel({ [call]: fault });
  const { status, type, page, firstByteMs } = await getPage(shop, path, name);
  const title = `${path}: ${call} ${fault}`;
  expect.soft(firstByteMs, title).toBeLessThan(15_000);
  if (PAGES[path]?.includes(call)) expect.soft(status, title).toBeGreaterThanOrEqual(500);
  else expect.soft(status, title).toBe(200);
  expect.soft(type, title).toContain("text/html");
  // Not the page as a whole, which a failure would print.
  expect.soft(/<html lang="ja">.*<body>.*[ぁ-ん]/s.test(page), title).toBe(true);
  expect.soft(page.includes("An error occurred"), title).toBe(false);
}

test.describe("pages with wrong answers of the API", () => {
  let shop: Shop;
  test.beforeAll(async () => {
    const api = await startFaultyApi();
    shop = { api, server: await startBuildServer(build, api.origin, { API_REUSE_MS: "0" }) };
    await expect.poll(shop.server.isLive).toBe(true);
  });
  test.afterAll(() => {
    shop.server.stop();
    shop.api.stop();
  });

  for (const path of Object.keys(PAGES)) {
    test(`[error.wrong-answer] ${path} renders without each optional call; without a required one the error page is shown`, async () => {
      const { name, asked } = shop.api.openChannel({});
      expect((await getPage(shop, path, name)).status).toBe(200);
      for (const call of PAGES[path] ?? []) expect([...asked]).toContain(call);
      for (const fault of FAULTS.filter((one) => one !== "hangs"))
        await Promise.all([...asked].map((call) => expectPage(shop, path, call, fault)));
    });

    test(`[limits.waits] ${path} starts within a second when every optional call hangs`, async () => {
      const { name, asked } = shop.api.openChannel({});
      await getPage(shop, path, name);
      const side = [...asked].filter((call) => !PAGES[path]?.includes(call));
      const slow = shop.api.openChannel(Object.fromEntries(side.map((call) => [call, "hangs" as const])));
      const { status, firstByteMs } = await getPage(shop, path, slow.name);
      expect(status).toBe(200);
      expect(firstByteMs).toBeLessThan(1000);
    });
  }

  test("[limits.waits] no page waits longer than 15 seconds for any call that hangs", async () => {
    await Promise.all(
      Object.keys(PAGES).map(async (path) => {
        const { name, asked } = shop.api.openChannel({});
        await getPage(shop, path, name);
        await Promise.all([...asked].map((call) => expectPage(shop, path, call, "hangs")));
      }),
    );
  });
});

test("[error.wrong-answer] a wrong answer for a cart does not replace the shopper's cart", async ({ page }) => {
  await addToCart(page, "seiji-meshiwan");
  const readCartTokens = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes("cart-token")));
  const tokens = await readCartTokens();
  expect(tokens).toHaveLength(1);
  for (const [status, body] of [
    [200, '{"data":"x"}'],
    [200, '{"token":5}'],
    [200, "null"],
    [200, ""],
    [200, "<title>Bad Gateway</title>"],
    [200, '{"token":"'],
    [404, "<title>Not Found</title>"],
    [500, ""],
  ] as const) {
    await page.route(/\/v1\/carts\//, (route) => route.fulfill({ status, body }));
    await page.goto("/cart");
    await expect(
      page
        .getByRole("alert")
        .filter({ hasText: /[ぁ-ん]/ })
        .first(),
      body,
    ).toBeVisible();
    expect(await readCartTokens(), body).toEqual(tokens);
    await page.unroute(/\/v1\/carts\//);
  }
  await page.goto("/cart");
  await expect(page.getByText("青磁の飯碗").first()).toBeVisible();
});
