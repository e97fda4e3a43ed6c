import { landingPage } from "@noren/api/endpoints/landing-page";
import { layout } from "@noren/api/endpoints/layout";
import { contentExamples } from "@noren/contract/examples/content";
import type { EntryContext } from "react-router";
import { describe, expect, test } from "vitest";
import type { AppStore } from "../state/store.ts";
import { testApp } from "../testing/test-app.ts";
import { renderBlockSheets } from "./block-sheets.ts";

const { getLandingPage: page, getLayout: areas, getPageLayout } = contentExamples;
const LINKS = `<link rel="stylesheet" href="/assets/blocks.css"/><link rel="stylesheet" href="/assets/cards.css"/>`;

const storeAreas = (store: AppStore, changes: object) =>
  store.dispatch(
    layout.util.upsertQueryEntries([
      { endpointName: "getLayout", arg: "faq", value: { ...areas, top: [], side: [], bottom: [], ...changes } },
    ]),
  );

function render(fill: (store: AppStore) => void, head = ""): string {
  const { store } = testApp();
  fill(store);
  const routes = { LandingPage: { css: ["/assets/blocks.css#", "/assets/cards.css"] } };
  return renderBlockSheets(store.getState(), { manifest: { routes } } as unknown as EntryContext, head);
}

describe("[layout.areas] the style sheets of blocks are linked in the head", () => {
  test.each<[string, (store: AppStore) => void]>([
    ["of an area", (store) => void storeAreas(store, { bottom: areas.top })],
    [
      "of a page layout as the home",
      (store) =>
        void store.dispatch(
          layout.util.upsertQueryEntries([{ endpointName: "getPageLayout", arg: "home", value: getPageLayout }]),
        ),
    ],
    [
      "of a landing page as the home",
      (store) =>
        void store.dispatch(
          landingPage.util.upsertQueryEntries([
            { endpointName: "getLandingPage", arg: "autumn", value: { page, redirect: null } },
          ]),
        ),
    ],
  ])("%s", (_, fill) => expect(render(fill)).toBe(LINKS));

  test("unless the page has none, or links them itself", () => {
    expect(render((store) => void storeAreas(store, {}))).toBe("");
    expect(render((store) => void storeAreas(store, { top: areas.top }), LINKS)).toBe("");
  });
});
