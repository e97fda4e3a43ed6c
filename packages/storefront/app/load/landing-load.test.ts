import { landingPage } from "@noren/api/endpoints/landing-page";
import { contentExamples } from "@noren/contract/examples/content";
import { settings } from "@noren/contract/examples";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { storeContext } from "../state/visit.ts";
import { testApp } from "../testing/test-app.ts";
import { loadLanding } from "./landing-load.ts";
import { screenLoad } from "./screen-load.ts";

const page = contentExamples.getLandingPage;

/** Opens the page whose answer carries this header, in a shop that sends people to its own campaign's host. */
async function open(redirect?: string) {
  const headers = redirect === undefined ? undefined : { "x-redirect": redirect };
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, "SITE.REDIRECT_HOSTS": ["campaign.example"] }),
      [`GET /v1/lp/${page.slug}`]: () => Response.json(page, { headers }),
    },
  });
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  const load = screenLoad({ access: "public" }, (asking) => loadLanding(asking, page.slug));
  const thrown: unknown = await load({ context, params: {}, request: new Request("https://shop.test/") }).catch(
    (reason: unknown) => reason,
  );
  const stored = landingPage.endpoints.getLandingPage.select(page.slug)(store.getState()).data?.page;
  return { sent: thrown instanceof Response ? [thrown.status, thrown.headers.get("location")] : null, stored };
}

describe("[lp.redirect] a landing page", () => {
  test.each(["/product?category=gift", "https://campaign.example/autumn"])("sends the browser to %s", async (to) =>
    expect((await open(to)).sent).toEqual([302, to]),
  );

  test("is in the store under its slug when it does not redirect", async () => {
    expect(await open()).toEqual({ sent: null, stored: page });
  });

  test.each(["https://evil.example/", "//evil.example", "javascript:alert(1)", ""])(
    "is shown when its header is %j",
    async (to) => expect(await open(to)).toEqual({ sent: null, stored: page }),
  );
});
