// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { cart, loginAnswer, order, settings } from "@noren/contract/examples";
import type { Order } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { OrderProps } from "#ui/screens/order/order.props";
import { order as placedOrder } from "#ui/stories/order.fixture";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, type Responses, testApp } from "../../testing/test-app.ts";
import { useOrderModel } from "./order.model.ts";

afterEach(cleanup);

/** The model of an order, and the response to its cancellation. */
async function open(change: Partial<Order>, answer = new Response(), more: Responses = {}) {
  const path = `/v1/me/orders/${order.id}`;
  const { store } = testApp({
    responses: {
      [`GET ${path}`]: () => Response.json({ ...order, ...change }),
      [`PUT ${path}/cancel`]: () => answer,
      "GET /v1/settings/front": () => Response.json({ ...settings, "SITE.SELLER.NAME": "株式会社のれん商店" }),
      ...more,
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const { props, place } = renderModel(store, useOrderModel, [`/${order.id}`], "/:key");
  await vi.waitFor(() => expect(props().order).not.toBeNull());
  const cancel = async () => {
    const failure = await act(async () => props().onCancelled({ cancel_reason: null }));
    return { failure, toasts: store.getState().flash.now };
  };
  return { props, place, cancel, toasts: () => store.getState().flash.now };
}

const cancelled = async (answer: Response) => (await open({}, answer)).cancel();

test.each<[Partial<Order>, OrderProps["cancellation"]]>([
  [{ can_cancel: true, status: "accepted" }, "allowed"],
  [{ can_cancel: false, status: "preparing" }, "too-late"],
  [{ can_cancel: false, status: "shipped" }, null],
])("[order.cancel] the cancellation of an order with %o is %s", async (change, cancellation) => {
  expect((await open(change)).props()).toMatchObject({ cancellation, sums: { totals: change } });
});

test("the legend of the reduced rate shows for destinations with such a product", async () => {
  const { products } = cart.detail;
  const shippingWith = (id: number, tax_rate: 8 | 10): Order["shippings"][number] => ({
    id,
    shipping_name: "山田 花子",
    postal_code: null,
    full_address: null,
    phone_number: null,
    carriage: 550,
    delivery_at: null,
    delivery_timezone_name: null,
    packings: [],
    products: products.map((line) => ({
      ...line,
      id: line.product_id,
      product_key: null,
      code: line.product_info.code,
      image: line.product_info.image,
      accessory_of: null,
      tax_rate,
    })),
  });
  const shippings = [shippingWith(1, 10), shippingWith(2, 8)];
  expect((await open({ shippings })).props()?.reducedRateShippings).toEqual(new Set([2]));
});

test("a cancellation is confirmed, a failed one explained", async () => {
  const done = { ...order, can_cancel: false, status: "cancelled", cancelled_at: order.ordered_at };
  expect(await cancelled(Response.json(done))).toMatchObject({
    failure: undefined,
    toasts: [{ message: "ご注文のキャンセルを承りました。", type: "positive" }],
  });
  const no = Response.json(
    { message: "発送の準備に入っています。", code: "order.cancel.not_allowed" },
    { status: 422 },
  );
  expect(await cancelled(no)).toMatchObject({ failure: { message: "発送の準備に入っています。" }, toasts: [] });
});

const receipt = { ...order.receipt, can_issue: true, reason: null };
const receiptPath = `/v1/me/orders/${order.id}/download/receipt`;

test("[money.documents] a paid order's receipt is saved with its text and issued", async () => {
  const sent: unknown[] = [];
  const { props, toasts } = await open({ receipt }, undefined, {
    [`PUT ${receiptPath}`]: (body) => {
      sent.push(body);
      return Response.json({ ...order, receipt });
    },
    [`GET ${receiptPath}`]: () => new Response("%PDF", { headers: { "content-type": "application/pdf" } }),
  });
  expect(props()?.papers?.receipt.status).toBe("ready");
  const info = { addressee: "株式会社山田", honorific: "onchu", proviso: "食器代" } as const;
  expect(await act(async () => props()?.papers?.receipt.onIssued(info))).toBeUndefined();
  expect(sent).toEqual([info]);
  expect(toasts()).toMatchObject([{ message: "領収書をダウンロードしました。" }]);
});

test("a receipt that another tab issued shows the refusal, and can be reissued", async () => {
  let isIssued = false;
  const { props } = await open({ receipt }, undefined, {
    [`GET /v1/me/orders/${order.id}`]: () =>
      Response.json({ ...order, receipt: { ...receipt, issued_at: isIssued ? order.ordered_at : null } }),
    [`PUT ${receiptPath}`]: () => {
      isIssued = true;
      return Response.json({ code: "order.receipt.issued", message: "発行済みです。" }, { status: 409 });
    },
  });
  const failure = await act(async () => props()?.papers?.receipt.onIssued(receipt.receiptInfo));
  expect(failure).toMatchObject({ message: "発行済みです。" });
  await vi.waitFor(() => expect(props()?.papers?.receipt.status).toBe("issued"));
});

const { shippings } = placedOrder;
const parcelsWith = (hides_prices: boolean): Partial<Order> => ({
  shippings: shippings.map((shipping) => ({
    ...shipping,
    packings: shipping.packings.map((packing) => ({ ...packing, hides_prices })),
  })),
});

test("[money.delivery-slip] the delivery slips of an order show prices unless its parcels hide them; a cancelled order has no slips and no quotation", async () => {
  expect((await open(parcelsWith(false))).props()?.papers?.slip).toMatchObject({ hasPrices: true });
  expect((await open(parcelsWith(true))).props()?.papers?.slip).toMatchObject({ hasPrices: false });
  expect((await open({ status: "cancelled" })).props()?.papers).toMatchObject({ slip: null, onQuoted: null });
});

test("[memo.shape] a memo is written, changed and deleted on the order, and the shop's answer explains a refusal", async () => {
  const sent: unknown[] = [];
  const written = (body: unknown) => {
    sent.push(body);
    return Response.json({ id: 9, order_id: order.id, updated_at: order.ordered_at, ...(body as { body: string }) });
  };
  const { props, toasts } = await open({}, undefined, {
    "POST /v1/memos": written,
    "PATCH /v1/memos/9": written,
    "DELETE /v1/memos/9": () => new Response(null, { status: 204 }),
  });
  expect(props().memo).toMatchObject({ body: "", isWritten: false });
  await act(async () => props().memo!.onSaved({ body: "父への贈り物" }));
  expect(props().memo).toMatchObject({ body: "父への贈り物", isWritten: true });
  await act(async () => props().memo!.onSaved({ body: "母への贈り物" }));
  expect(sent).toEqual([{ order_id: order.id, body: "父への贈り物" }, { body: "母への贈り物" }]);
  const { formKey } = props().memo!;
  await act(async () => props().memo!.onDeleted());
  await vi.waitFor(() => expect(props().memo).toMatchObject({ body: "", isWritten: false }));
  expect(props().memo?.formKey).not.toBe(formKey);
  expect(toasts().at(-1)).toMatchObject({ message: "メモを削除しました。" });
});

describe("an order that is bought again", () => {
  const again = (answer: () => Response) => {
    const sent: unknown[] = [];
    const responses: Responses = {
      "POST /v1/carts/init": () => Response.json(cart),
      "PATCH /v1/carts/products/reorder": (body) => {
        sent.push(body);
        return answer();
      },
    };
    return { sent, responses };
  };

  test("is put into the cart once per press, and the cart follows", async () => {
    const { sent, responses } = again(() => Response.json(cart));
    const { props, place } = await open({}, undefined, responses);
    act(() => {
      props().reorder?.onReordered();
      props().reorder?.onReordered();
    });
    await vi.waitFor(() => expect(place()).toBe(paths.cart()));
    expect(sent).toEqual([{ token: cart.token, order_id: order.id }]);
  });

  test("stays on its page when nothing of it can be bought", async () => {
    const message = "このご注文の商品は、ただいまお買い求めいただけません。";
    const { responses } = again(() =>
      Response.json({ code: "cart.reorder.unavailable", message, errors: {} }, { status: 422 }),
    );
    const { props, place, toasts } = await open({}, undefined, responses);
    act(() => props().reorder?.onReordered());
    await vi.waitFor(() => expect(toasts()).toMatchObject([{ message, type: "negative" }]));
    expect([place(), props().reorder?.isBusy]).toEqual([`/${order.id}`, false]);
  });
});

test("[review.write] a delivered order invites to review each of its products, but not the giver of a social gift", async () => {
  const reviewablesOf = async (change: Partial<Order>) =>
    (await open({ ...placedOrder, ...change })).props().reviewables;
  const links = (await reviewablesOf({ status: "completed" })).map(({ path }) => path);
  const keys = placedOrder.shippings.flatMap(({ products }) => products.map(({ product_key }) => product_key));
  const accepted: NonNullable<Order["social_gift"]> = {
    receiver_name: "美咲",
    sender_name: "花子",
    message: null,
    status: "accepted",
    status_name: "お受け取り手続き済み",
    token: null,
    expires_at: "2026-12-06T00:00:00+09:00",
    accepted_at: "2026-11-22T19:20:00+09:00",
  };
  expect(links).toEqual([...new Set(keys)].map((key) => `${paths.product({ key: key ?? "" })}?review=write#reviews`));
  expect(await reviewablesOf({ status: "shipped" })).toEqual([]);
  expect(await reviewablesOf({ status: "completed", social_gift: accepted })).toEqual([]);
});
