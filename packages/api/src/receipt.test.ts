import { order as example } from "@noren/contract/examples";
import { expect, test } from "vitest";
import { guestReceipt } from "./endpoints/guest-receipt.ts";
import { order } from "./endpoints/order.ts";
import { receipt } from "./endpoints/receipt.ts";
import { answering, testStore } from "./testing.ts";

const receiptInfo = { addressee: "株式会社山田", honorific: "onchu", proviso: "食器代" } as const;
const { id, order_no: no } = example;

test("the answer of a written receipt replaces the cached order", async () => {
  const written = { ...example, receipt: { ...example.receipt, receiptInfo } };
  const { fetch, requests } = answering({
    [`GET /v1/me/orders/${id}`]: () => Response.json(example),
    [`PUT /v1/me/orders/${id}/download/receipt`]: () => Response.json(written),
  });
  const store = testStore({ fetch });
  await store.dispatch(order.endpoints.getOrder.initiate(id));
  await store.dispatch(receipt.endpoints.saveReceipt.initiate({ id, receipt: receiptInfo }));
  expect(order.endpoints.getOrder.select(id)(store.getState()).data).toEqual(written);
  expect(requests.at(-1)).toMatchObject({ body: receiptInfo });
});

test("a downloaded receipt is saved under its name, and the order is refetched, since it is issued now", async () => {
  let orders = 0;
  const saved: string[] = [];
  const { fetch } = answering({
    [`GET /v1/me/orders/${id}`]: () => {
      orders += 1;
      return Response.json(example);
    },
    [`GET /v1/me/orders/${id}/download/receipt`]: () =>
      new Response("%PDF", {
        headers: {
          "content-type": "application/pdf",
          "x-suggested-filename": encodeURIComponent("領収書_N26-000003.pdf"),
        },
      }),
  });
  const store = testStore({ fetch, save: (_, name) => saved.push(name) });
  await store.dispatch(order.endpoints.getOrder.initiate(id));
  await store.dispatch(receipt.endpoints.downloadReceipt.initiate(id));
  await Promise.all(store.dispatch(receipt.util.getRunningQueriesThunk()));
  expect(saved).toEqual(["領収書_N26-000003.pdf"]);
  expect(orders).toBe(2);
});

test("[auth.guest-receipt] a guest's receipt is requested by number and token, and changes show at once", async () => {
  const t = "t".repeat(43);
  const before = { no, token: t, ...example.receipt };
  const after = { ...before, receiptInfo };
  const { fetch, requests } = answering({
    [`GET /v1/orders/${no}/guest/receipt?t=${t}`]: () => Response.json(before),
    [`PUT /v1/orders/${no}/guest/receipt`]: () => Response.json(after),
  });
  const store = testStore({ fetch });
  await store.dispatch(guestReceipt.endpoints.getGuestReceipt.initiate({ no, t }));
  await store.dispatch(guestReceipt.endpoints.saveGuestReceipt.initiate({ no, t, receiptInfo }));
  expect(guestReceipt.endpoints.getGuestReceipt.select({ no, t })(store.getState()).data).toEqual(after);
  expect(requests.at(-1)?.body).toEqual({ t, receiptInfo });
});
