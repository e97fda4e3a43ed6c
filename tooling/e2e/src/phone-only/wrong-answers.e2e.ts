import { paths } from "@noren/contract/paths";
import { join } from "node:path";
// A wrong answer is logged in the browser's console, which the project's own `test` does not allow.
import { expect, test } from "@playwright/test";
import { startBuildServer } from "../support/build-server.ts";
import { startFaultyApi } from "../support/faulty-api.ts";
import { fillCart } from "../support/prepared.ts";

// Each screen with each wrong answer: `packages/storefront/app/screens/wrong-answers-*.test.ts`, without the build.

const build = join(import.meta.dirname, "../../../../apps/simple/build");
const PATH = "/product/seiji-meshiwan";
const NEEDED = ["getSettings", "getProduct"];

test.describe("a build's page with wrong answers of the API", () => {
  let api: Awaited<ReturnType<typeof startFaultyApi>>;
  let server: Awaited<ReturnType<typeof startBuildServer>>;
  test.beforeAll(async () => {
    api = await startFaultyApi();
    server = await startBuildServer(build, api.origin, { API_REUSE_MS: "0" });
    await expect.poll(server.isLive).toBe(true);
  });
  test.afterAll(() => {
    server.stop();
    api.stop();
  });

  async function open() {
    const begun = performance.now();
    const answer = await fetch(server.origin + PATH);
    const [heading] = /<h1.*?<\/h1>/s.exec(await answer.text()) ?? [];
    return { status: answer.status, heading, ms: performance.now() - begun };
  }

  test("[error.wrong-answer] [limits.waits] renders within a second without optional calls; without a required one it is the error page", async () => {
    const right = await open();
    expect(right.status).toBe(200);
    expect([...api.asked]).toEqual(expect.arrayContaining(NEEDED));
    const optional = [...api.asked].filter((call) => !NEEDED.includes(call));
    for (const fault of ["wrong type", "hangs"] as const) {
      api.answerWrongly(optional, fault);
      const { status, heading, ms } = await open();
      expect([status, heading], fault).toEqual([200, right.heading]);
      expect(ms, fault).toBeLessThan(1000);
    }
    api.answerWrongly(["getProduct"], "wrong type");
    const { status, heading } = await open();
    expect(status).toBe(500);
    expect(heading).toContain("エラーが発生しました");
  });
});

test("[error.wrong-answer] a wrong answer for a cart does not replace the shopper's cart", async ({ page }) => {
  await fillCart(page, "seiji-meshiwan");
  const readCartTokens = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes("cart-token")));
  const tokens = await readCartTokens();
  expect(tokens).toHaveLength(1);
  await page.route(/\/v1\/carts\//, (route) => route.fulfill({ status: 200, body: '{"data":"x"}' }));
  await page.goto(paths.cart());
  const error = page.getByRole("alert").filter({ hasText: /[ぁ-ん]/ });
  await expect(error.first()).toBeVisible();
  expect(await readCartTokens()).toEqual(tokens);
  await page.unroute(/\/v1\/carts\//);
  await page.goto(paths.cart());
  await expect(page.getByText("青磁の飯碗").first()).toBeVisible();
});
