import type { Page } from "@playwright/test";

/** Lets the server answer the next request that matches, and cuts the answer, which is returned. */
export async function loseNextAnswer(page: Page, url: RegExp): Promise<{ body?: object }> {
  const lost: { body?: object } = {};
  await page.route(
    url,
    async (route) => {
      lost.body = (await (await route.fetch()).json()) as object;
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  return lost;
}
