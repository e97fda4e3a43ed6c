// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import type { Message } from "@noren/contract";
import { hideMessage } from "@noren/domain/page-message";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { shopStorage } from "../storage/shop-storage.ts";
import { testApp } from "../testing/test-app.ts";
import { renderDismissedMessagesScript } from "./dismissed-messages-script.ts";

const caution: Message = { code: "caution", updated_at: "2026-11-20T00:00:00+09:00", content: "<p>年末の配送</p>" };

beforeEach(() => {
  localStorage.clear();
  document.adoptedStyleSheets = [];
});
afterEach(cleanup);

/** Runs the head's script in a shop with these messages, then renders the caution as the server does. */
async function open(...messages: Message[]) {
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "GET /v1/messages?per=all": () => Response.json({ data: messages }),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  await store.dispatch(shop.endpoints.listMessages.initiate());
  const head = renderDismissedMessagesScript(store.getState());
  document.head.append(document.createRange().createContextualFragment(head));
  const { code, content, updated_at } = messages[0] ?? caution;
  render(<PageMessage code={code} html={content} updatedAt={updated_at} onDismissed={() => undefined} />);
  return {
    head,
    isVisible: getComputedStyle(screen.getByText("年末の配送").closest("[data-message]")!).display !== "none",
  };
}

const dismiss = () => shopStorage(settings["SITE.NAMESPACE"]).hiddenMessages.write(hideMessage({}, caution));

test("[message.dismiss] a dismissed message is hidden before hydration, until the shop changes it", async () => {
  expect((await open(caution)).isVisible).toBe(true);
  cleanup();
  dismiss();
  expect((await open(caution)).isVisible).toBe(false);
  cleanup();
  document.adoptedStyleSheets = [];
  expect((await open({ ...caution, updated_at: "2026-11-21T00:00:00+09:00" })).isVisible).toBe(true);
});

test("a shop without messages has no script for them", async () => {
  expect((await open()).head).toBe("");
});

test("ignores a stored value that is no JSON", async () => {
  localStorage.setItem(`${settings["SITE.NAMESPACE"]}:hidden-messages`, "{");
  expect((await open(caution)).isVisible).toBe(true);
});
