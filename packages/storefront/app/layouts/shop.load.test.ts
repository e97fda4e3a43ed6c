import { categories, settings } from "@noren/contract/examples";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { storeContext } from "../state/visit.ts";
import { testApp } from "../testing/test-app.ts";
import { load } from "./shop.load.ts";

const CATEGORIES = "GET /v1/categories/hierarchy?table=products";

test.each([
  [false, true],
  [true, false],
])(
  "[settings.drive-behaviour] where a login is required (%j), categories are prefetched: %j",
  async (isRequired, isFetched) => {
    const { store, requests } = testApp({
      responses: {
        "GET /v1/settings/front": () => Response.json({ ...settings, "SITE.IS_LOGIN_REQUIRED": isRequired }),
        "GET /v1/messages?per=all": () => Response.json({ data: [] }),
        "GET /v1/static-pages/urls": () => Response.json({ data: [] }),
        [CATEGORIES]: () => Response.json(categories),
      },
    });
    const context = new RouterContextProvider();
    context.set(storeContext, store);
    await load({ context, params: {}, request: new Request("https://shop.test/") });
    expect(requests.includes(CATEGORIES)).toBe(isFetched);
  },
);
