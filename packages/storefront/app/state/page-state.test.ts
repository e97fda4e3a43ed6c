// @vitest-environment jsdom
import { catalogue } from "@noren/api/endpoints/catalogue";
import { shop } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { dehydrate, readState } from "./page-state.ts";

test("the script contains the answered queries, escaped; the browser fetches what was pending", async () => {
  const name = "</script><script>";
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, "SITE.NAME": name }),
      "GET /v1/products/slow": () => new Promise<Response>(() => undefined),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  void store.dispatch(catalogue.endpoints.getProduct.initiate("slow"));
  const text = dehydrate(store.getState());
  expect(text).not.toContain("<");
  document.body.innerHTML = `<script id="noren-state" type="application/json">${text}</script>`;
  const { api, session } = readState()!;
  expect(Object.keys(api.queries)).toEqual(["getSettings(undefined)"]);
  expect(api.queries["getSettings(undefined)"]?.data).toMatchObject({ "SITE.NAME": name });
  expect([api.subscriptions, session]).toEqual([{}, { status: "starting" }]);
});
