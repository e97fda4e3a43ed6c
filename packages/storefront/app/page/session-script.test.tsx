// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shopStorage } from "../storage/shop-storage.ts";
import { testApp } from "../testing/test-app.ts";
import { renderSessionScript } from "./session-script.ts";

beforeEach(() => {
  localStorage.clear();
  document.adoptedStyleSheets = [];
});
afterEach(() => document.head.replaceChildren());

/** Runs the script of a page, and returns the rules that it adds. */
async function open(page: string): Promise<string[]> {
  const { store } = testApp({ responses: { "GET /v1/settings/front": () => Response.json(settings) } });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const script = renderSessionScript(store.getState(), page);
  document.head.append(document.createRange().createContextualFragment(script));
  return document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
}

const awaiting = '<div data-awaits-session="true">';

test("a part for guests is hidden in a member's browser until the session is known", async () => {
  expect(await open(awaiting)).toEqual([]);
  shopStorage(settings["SITE.NAMESPACE"]).knowsMember.write(true);
  expect((await open(awaiting)).join()).toMatch(/\[data-awaits-session\].*awaits-session/s);
});

test("a page without such a part has no script for it", async () => {
  shopStorage(settings["SITE.NAMESPACE"]).knowsMember.write(true);
  expect(await open("<div>")).toEqual([]);
});
