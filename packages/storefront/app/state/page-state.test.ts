import { catalogue } from "@noren/api/endpoints/catalogue";
import { shop } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import { expect, test } from "vitest";
import { testWorld } from "../testing/world.ts";
import { dehydrate } from "./page-state.ts";
import type { RootState } from "./store.ts";

test("the browser gets what was answered and can close no element; it asks itself for what had not come in time", async () => {
  const name = "</script><script>";
  const { store } = testWorld({
    answers: {
      "GET /v1/settings/front": () => Response.json({ ...settings, "SITE.NAME": name }),
      "GET /v1/products/slow": () => new Promise<Response>(() => undefined),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  void store.dispatch(catalogue.endpoints.getProduct.initiate("slow"));
  const text = dehydrate(store.getState());
  expect(text).not.toContain("<");
  const { api, session } = JSON.parse(text) as RootState;
  expect(Object.keys(api.queries)).toEqual(["getSettings(undefined)"]);
  expect(api.queries["getSettings(undefined)"]?.data).toMatchObject({ "SITE.NAME": name });
  expect([api.subscriptions, session]).toEqual([{}, { status: "starting" }]);
});
