// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import type { Cart, LeadTime } from "@noren/contract";
import { settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { cart } from "#ui/stories/cart.fixture";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useCartShippingDetailModel } from "./cart-shipping-detail.model.ts";

afterEach(cleanup);

const [shipping] = cart.detail.shippings as [Cart["detail"]["shippings"][number]];
const [packing] = shipping.packings as [(typeof shipping.packings)[number]];

/** The cart with a second destination that has no products yet. */
const dividedCart: Cart = {
  ...cart,
  detail: {
    ...cart.detail,
    shippings: [
      shipping,
      {
        ...shipping,
        key: "s2",
        packings: [{ ...packing, key: "p2", shipping_key: "s2", product_keys: [] }],
      },
    ],
  },
};

const leadTime: LeadTime = {
  shipping_key: "s1",
  packing_key: "p1",
  dates: ["2026-11-24", "2026-11-25"],
  delivery_timezone: { "1416": "14時〜16時" },
  note: null,
};

/** The model of a cart's delivery step, and the bodies of the calls that it makes. */
async function open(opened: Cart) {
  const divide = vi.fn<(body: unknown) => Response>(() => Response.json(opened));
  const modifyPackings = vi.fn<(body: unknown) => Response>(() => Response.json(opened));
  const resetShippings = vi.fn<() => Response>(() => Response.json(opened));
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "POST /v1/carts/init": () => Response.json(opened),
      [`GET /v1/carts/${cart.token}`]: () => Response.json(opened),
      [`GET /v1/shipping-leadtime/carts/${cart.token}`]: () =>
        Response.json({
          data: [leadTime],
          packings: { occasions: [], wrappings: [], message_cards: [], signs: [], bags: [] },
        }),
      "PATCH /v1/carts/products/divide": divide,
      "PATCH /v1/carts/packings/modify": modifyPackings,
      "PATCH /v1/carts/shippings/reset": resetShippings,
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { props, router } = renderModel(store, useCartShippingDetailModel, [paths.cartShippingDetail()]);
  await vi.waitFor(() => expect(props().destinations ?? null).not.toBeNull());
  const toasts = () => store.getState().flash.now;
  return { props, router, toasts, divide, modifyPackings, resetShippings };
}

test("lists each parcel's products with the days and time slots for its delivery", async () => {
  const { props } = await open(cart);
  expect(props().division).toBeNull();
  expect(props().destinations).toMatchObject([
    {
      carriage: 660,
      changePath: paths.cartShippingAdd({ key: "s1" }),
      parcels: [
        {
          wish: { key: "p1", delivery_at: "2026-11-25", delivery_timezone_key: "1416" },
          lines: [{ quantity: 2 }, { quantity: 1 }],
          itemCount: 3,
          dates: leadTime.dates,
          timeSlots: [{ value: "1416", label: "14時〜16時" }],
        },
      ],
    },
  ]);
});

test("[cart.shares] saves an open share before the step is left", async () => {
  const { props, divide, modifyPackings } = await open(dividedCart);
  const first = props().division!.products[0]!;
  act(() => props().onShareChanged(first.id, "s2", 1));
  expect(props().division?.status).toBe("open");
  expect(props().division?.products[0]?.shares.map(({ quantity }) => quantity)).toEqual([2, 1]);
  await act(() => props().onSubmitted({ packings: [] }));
  expect(divide).toHaveBeenCalledTimes(1);
  expect(divide.mock.calls[0]?.[0]).toMatchObject({
    sets_quantities: true,
    products: [
      {
        product_id: first.id,
        shippings: [
          { shipping_key: "s1", quantity: 2 },
          { shipping_key: "s2", quantity: 1 },
        ],
      },
    ],
  });
  // The answer of the test still has no products for the second destination.
  expect(modifyPackings).not.toHaveBeenCalled();
});

test("offers for all parcels together only the days that suit each", async () => {
  const { props } = await open(dividedCart);
  expect(props().shared).toBeNull();
  const shippings = dividedCart.detail.shippings.map((each) => ({
    ...each,
    packings: each.packings.map((one) => ({ ...one, product_keys: packing.product_keys })),
  }));
  const both = await open({ ...dividedCart, detail: { ...dividedCart.detail, shippings } });
  expect(both.props().shared).toMatchObject({ dates: [], timeSlots: [{ value: "1416" }] });
});

test("does not leave the step while a destination has no products", async () => {
  const { props, router, modifyPackings } = await open(dividedCart);
  expect(props().destinations?.map(({ carriage }) => carriage)).toEqual([660, null]);
  const failure = await act(() => props().onSubmitted({ packings: [] }));
  expect(failure).toMatchObject({ message: expect.stringContaining("お届け先2にお送りする商品がありません") });
  expect(modifyPackings).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe(paths.cartShippingDetail());
});

test("does not leave the step while a product cannot be delivered, and names it", async () => {
  const undeliverable = "「苺のケーキ」は、北海道へお届けできません。";
  const refused = { ...cart, detail: { ...cart.detail, shippings: [{ ...shipping, undeliverable }] } };
  const { props, modifyPackings } = await open(refused);
  expect(props().destinations).toMatchObject([{ undeliverable }]);
  expect(await act(() => props().onSubmitted({ packings: [] }))).toEqual({ message: undeliverable });
  expect(modifyPackings).not.toHaveBeenCalled();
});

test("names the temperature of a chilled parcel", async () => {
  const packings = [{ ...packing, temperature: "chilled" as const }];
  const { props } = await open({ ...cart, detail: { ...cart.detail, shippings: [{ ...shipping, packings }] } });
  expect(props().destinations).toMatchObject([{ undeliverable: null, parcels: [{ temperature: "chilled" }] }]);
});

test("stores the wishes typed so far before it opens the gift composer", async () => {
  const { props, router, modifyPackings } = await open(cart);
  const path = paths.cartGift({ key: "p1" });
  expect(props().destinations?.[0]?.parcels[0]?.gift).toBeNull();
  const packings = [{ key: "p1", delivery_at: "2026-11-24", delivery_timezone_key: null }];
  props().onStepOpened(path, packings);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(paths.cartGift()));
  expect(modifyPackings).toHaveBeenCalledWith(expect.objectContaining({ packings }), expect.anything());
});

test("sends the wishes and goes on to the payment", async () => {
  const { props, router, modifyPackings } = await open(cart);
  const packings = [{ key: "p1", delivery_at: null, delivery_timezone_key: "1416" }];
  expect(await act(() => props().onSubmitted({ packings }))).toBeUndefined();
  expect(modifyPackings).toHaveBeenCalledWith(expect.objectContaining({ packings }), expect.anything());
  expect(router.state.location.pathname).toBe(paths.cartPayment());
});

describe("wishes for a destination that the API does not know any more", () => {
  const noData = () =>
    Response.json(
      { code: "cart_detail.set_user_address.not_data", message: "お届け先がありません。" },
      { status: 422 },
    );

  test("[error.shipping-no-data] reset the destinations once, and do not leave the step", async () => {
    const { props, router, modifyPackings, resetShippings } = await open(cart);
    modifyPackings.mockImplementation(noData);
    await act(() => props().onSubmitted({ packings: [] }));
    await vi.waitFor(() => expect(resetShippings).toHaveBeenCalledTimes(1));
    await act(() => props().onSubmitted({ packings: [] }));
    expect(modifyPackings).toHaveBeenCalledTimes(2);
    expect(resetShippings).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe(paths.cartShippingDetail());
  });

  test("[cart.reset-shipping-failed] show a message if the reset fails", async () => {
    const { props, toasts, modifyPackings, resetShippings } = await open(cart);
    modifyPackings.mockImplementation(noData);
    resetShippings.mockImplementation(() => Response.json({ message: "" }, { status: 500 }));
    await act(() => props().onSubmitted({ packings: [] }));
    await vi.waitFor(() => expect(toasts()).toMatchObject([{ type: "negative" }]));
  });
});
