// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { loginAnswer, product, settings } from "@noren/contract/examples";
import { catalogueExamples } from "@noren/contract/examples/catalogue";
import type { Variant } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useRestockModel } from "./restock.model.ts";

afterEach(cleanup);

const [request] = catalogueExamples.listProductRequests.data;
const [variant] = product.product_model.products as [Variant];
const requestPath = paths.productRequestHistory({ product: product.key, variant: variant.id });

async function open({ isSoldOut = true, hasMembers = true, requests = null as object[] | null }) {
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, "SITE.IS_MEMBER_USE": hasMembers }),
      "GET /v1/me/product-request-histories?per=100": () => Response.json({ data: requests }),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  if (requests) store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  return renderModel(store, () => useRestockModel({ product, variant, isSoldOut }), ["/"]).props;
}

test("a sold-out product can be requested in a shop with members", async () => {
  expect((await open({}))()).toEqual({ requestPath });
  expect((await open({ isSoldOut: false }))()).toBeNull();
  expect((await open({ hasMembers: false }))()).toBeNull();
});

test("a member's open request is shown instead of the way to another one, an answered one is not", async () => {
  const requested = { ...request.product, id: product.id };
  const received = { ...request, product: requested, status: "received", requested_at: "2026-11-20T01:00:00.000Z" };
  const props = await open({ requests: [{ ...received, product: null }, received] });
  await vi.waitFor(() =>
    expect(props()).toEqual({ requestedAt: received.requested_at, historyPath: paths.productRequestHistory() }),
  );
  cleanup();
  expect((await open({ requests: [{ ...received, status: "answered" }] }))()).toEqual({ requestPath });
});
