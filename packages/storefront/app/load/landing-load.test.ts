import { landingPage } from "@noren/api/endpoints/landing-page";
import { contentExamples } from "@noren/contract/examples/content";
import { settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { findThrownProblem } from "../problem/problem-response.ts";
import { storeContext } from "../state/visit.ts";
import { testApp } from "../testing/test-app.ts";
import { loadLanding } from "./landing-load.ts";
import { screenLoad } from "./screen-load.ts";

const page = contentExamples.getLandingPage;

/** Opens the page whose answer carries this header at a path, in a shop that sends people to its own campaign's host. */
async function open(redirect?: string, path = paths.home(), others: Readonly<Record<string, string>> = {}) {
  const headers = redirect === undefined ? undefined : { "x-redirect": redirect };
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, "SITE.REDIRECT_HOSTS": ["campaign.example"] }),
      [`GET /v1/lp/${page.slug}`]: () => Response.json(page, { headers }),
      ...Object.fromEntries(
        Object.entries(others).map(([slug, to]) => [
          `GET /v1/lp/${slug}`,
          () => Response.json({ ...page, slug }, { headers: { "x-redirect": to } }),
        ]),
      ),
    },
  });
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  const load = screenLoad({ access: "public" }, (asking) => loadLanding(asking, page.slug));
  const thrown: unknown = await load({ context, params: {}, request: new Request(`https://shop.test${path}`) }).catch(
    (reason: unknown) => reason,
  );
  const stored = landingPage.endpoints.getLandingPage.select(page.slug)(store.getState()).data?.page;
  return {
    sent:
      thrown instanceof Response
        ? [thrown.status, thrown.headers.get("location")]
        : (findThrownProblem(thrown)?.kind ?? null),
    stored,
  };
}

describe("[lp.redirect] a landing page", () => {
  test.each(["/product?category=gift", "https://campaign.example/autumn"])("sends the browser to %s", async (to) =>
    expect((await open(to)).sent).toEqual([302, to]),
  );

  test("is in the store under its slug when it does not redirect", async () => {
    expect(await open()).toEqual({ sent: null, stored: page });
  });

  const own = paths.landingPage({ slug: page.slug });
  test.each([
    [paths.home(), "/?from=autumn"],
    [paths.home(), own],
    [own, `${own}/`],
  ])("at %s is a 404 when it leads to itself at %s", async (path, to) =>
    expect((await open(to, path)).sent).toBe("notFound"),
  );

  test.each([
    ["the page itself", { autumn: "/lp/winter?from=autumn", winter: own }],
    ["another of them", { autumn: "/lp/winter", winter: "/lp/autumn" }],
    ["the home that it replaces", { autumn: paths.home() }],
  ])("is a 404 when other pages lead back to %s", async (_, others) =>
    expect((await open("/lp/autumn", paths.home(), others)).sent).toBe("notFound"),
  );

  test("leads to one that leads elsewhere, and to one that does not exist", async () => {
    const to = "/lp/autumn";
    expect((await open(to, own, { autumn: "/product" })).sent).toEqual([302, to]);
    expect((await open(to, own)).sent).toEqual([302, to]);
  });

  test("leads to the home that it replaces", async () => expect((await open("/", own)).sent).toEqual([302, "/"]));

  test.each(["https://evil.example/", "//evil.example", "javascript:alert(1)", ""])(
    "is shown when its header is %j",
    async (to) => expect(await open(to)).toEqual({ sent: null, stored: page }),
  );
});
