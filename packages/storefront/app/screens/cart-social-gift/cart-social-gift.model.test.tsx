// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { cart as example, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { plainParcel } from "@noren/contract/parcel.fixture";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useCartSocialGiftModel } from "./cart-social-gift.model.ts";

afterEach(cleanup);

const receiver = { receiver_name: "美咲", sender_name: "花子", message: null };
const gift = {
  ...example,
  social_receiver: receiver,
  social_packing: { ...plainParcel, key: "gift", product_keys: ["l1"] },
};

/** The screen with this cart. */
async function open(cart: object = example) {
  const sent: unknown[] = [];
  const current = { ...example, ...cart };
  const { store } = testApp({
    isProduction: true,
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "POST /v1/carts/init": () => Response.json(current),
      [`GET /v1/carts/${example.token}`]: () => Response.json(current),
      "PATCH /v1/carts/social/receiver": (body) => {
        sent.push(body);
        return Response.json((body as { receiver: unknown }).receiver === null ? example : gift);
      },
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { props, place } = renderModel(store, useCartSocialGiftModel, [paths.cartSocialGift()], paths.cartSocialGift());
  await vi.waitFor(() => expect(props().values).toBeTruthy());
  return { props, sent, place };
}

test("[gift.steps] a giver names the recipient, and goes on to the payment", async () => {
  const { props, sent, place } = await open();
  expect(props()).toMatchObject({ isGift: false, packed: null, carriage: settings["ORDER.SOCIAL_GIFT.CARRIAGE"] });
  await act(async () => props()?.onSubmitted({ ...receiver, packing: "without" }));
  expect(sent).toEqual([{ token: example.token, receiver }]);
  expect(place()).toBe(paths.cartPayment());
});

test("the sums do not make the postage of a gift depend on a destination", async () => {
  const { order } = example.detail;
  const detail = { ...example.detail, shippings: [], order: { ...order, until_free_carriage: null } };
  const { props } = await open({ detail });
  expect(props()?.sums?.carriage).toBe("flat");
});

test("a giver who packs the gift goes on to the composer", async () => {
  const { props, place } = await open();
  await act(async () => props()?.onSubmitted({ ...receiver, packing: "with" }));
  expect(place()).toBe(paths.cartGift({ key: "gift", from: "social" }));
});

test("a social gift is changed, or becomes an ordinary cart again", async () => {
  const { props, sent, place } = await open(gift);
  expect(props()).toMatchObject({ isGift: true, values: { receiver_name: "美咲", sender_name: "花子", message: "" } });
  await act(async () => props()?.onUndone());
  expect(sent).toEqual([{ token: example.token, receiver: null }]);
  await vi.waitFor(() => expect(place()).toBe(paths.cartShippingSelect()));
});
