import { shop } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import { expect, test } from "vitest";
import { sessionEvent } from "../state/session.ts";
import { testApp } from "../testing/test-app.ts";
import { decideAccess } from "./access-decision.ts";

test("[settings.drive-behaviour] a shop that asks everyone to log in keeps screens with a secret in their URL open", async () => {
  const closed = { ...settings, "SITE.IS_LOGIN_REQUIRED": true };
  const { store } = testApp({ responses: { "GET /v1/settings/front": () => Response.json(closed) } });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }));
  const url = { pathname: "/reminder/reset", search: "?token=secret" };
  expect(decideAccess(store.getState(), { access: "public", place: "browser" }, url)).toEqual({ kind: "allow" });
  expect(decideAccess(store.getState(), { access: "public" }, url)).toMatchObject({ kind: "redirect" });
});
