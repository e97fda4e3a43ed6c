import { settings } from "@noren/contract/examples";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { storeContext } from "../../state/visit.ts";
import { testApp } from "../../testing/test-app.ts";
import { loader } from "./maintenance.route.tsx";

/** Visits the page; the settings are always answered. */
function visit(messages: () => Response) {
  const { store } = testApp({
    responses: { "GET /v1/settings/front": () => Response.json(settings), "GET /v1/messages?per=all": messages },
  });
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  const request = new Request("https://shop.test/maintenance/?to=%2Fcart%2Fpayment");
  return loader({ context, params: {}, request }).catch((thrown: unknown) => thrown);
}

test("[maintenance.redirect] a closed shop answers its page with status 503", async () => {
  const thrown = await visit(() =>
    Response.json({ message: "メンテナンス中です。", code: "maintenance" }, { status: 503 }),
  );
  expect(thrown).toMatchObject({ data: { kind: "maintenance" }, init: { status: 503 } });
});

test("an open shop redirects to the previous page", async () => {
  const thrown = await visit(() => Response.json({ data: [] }));
  expect((thrown as Response).headers.get("location")).toBe("/cart/payment");
});
