// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import type { Cart } from "@noren/contract";
import { settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { readGiftDraft } from "@noren/validation/fields/gift-draft";
import { formSchema } from "@noren/validation/form-schema";
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { GiftValues } from "#ui/screens/cart-gift/cart-gift.props";
import { cart } from "#ui/stories/cart.fixture";
import { weddingParcel } from "#ui/stories/gift.fixture";
import { giftDraftStorage } from "../../storage/gift-draft-storage.ts";
import { choices } from "../../testing/gift.fixture.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useCartGiftModel } from "./cart-gift.model.ts";

afterEach(cleanup);

const [shipping] = cart.detail.shippings as [Cart["detail"]["shippings"][number]];
const [packing] = shipping.packings as [(typeof shipping.packings)[number]];
const second = { ...packing, key: "p2", product_keys: [] };
const twoParcels: Cart = {
  ...cart,
  detail: { ...cart.detail, shippings: [{ ...shipping, packings: [packing, second] }] },
};

async function open(opened: Cart, query: Record<string, string>) {
  const modify = vi.fn<(body: unknown) => Response>(() => Response.json(opened));
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "POST /v1/carts/init": () => Response.json(opened),
      [`GET /v1/carts/${cart.token}`]: () => Response.json(opened),
      [`GET /v1/shipping-leadtime/carts/${cart.token}`]: () => Response.json({ data: [], packings: choices }),
      "PATCH /v1/carts/packings/modify": modify,
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { props, router } = renderModel(store, useCartGiftModel, [paths.cartGift(query)], paths.cartGift());
  const send = async (changes: Partial<GiftValues>) => {
    const values = props().withOccasion({ ...props().parcel!.initialValues, ...changes });
    return act(async () => props().onSubmitted(await formSchema(props().fieldsFor(values)).validate(values)));
  };
  return { props, router, modify, send };
}
const opened = ({ props }: Awaited<ReturnType<typeof open>>) =>
  vi.waitFor(() => expect(props().parcel ?? null).not.toBeNull());

test("packs one parcel, and returns to the page that linked to it", async () => {
  const { title, knot, cord, names, affiliation, reading } = weddingParcel.noshi!;
  const gift = await open(twoParcels, { key: "p1", from: "confirm" });
  await opened(gift);
  expect(gift.props()).toMatchObject({ back: { from: "confirm" }, parcel: { hasOthers: true, isPacked: false } });
  expect(await gift.send({ occasion: "1", name_1: "山田 太郎", name_2: "花子" })).toBeUndefined();
  expect(gift.modify).toHaveBeenCalledWith(
    expect.objectContaining({
      packings: [
        expect.objectContaining({
          key: "p1",
          occasion_id: 1,
          noshi: { title, knot, cord, placement: null, names, affiliation, reading },
          message_card: null,
          hides_prices: true,
        }),
      ],
    }),
    expect.anything(),
  );
  expect(gift.router.state.location.pathname).toBe(paths.cartConfirm());
});

test("begins with the 掛け紙 that this tab drew before the checkout, unless the parcel is packed already", async () => {
  const storage = giftDraftStorage(settings["SITE.NAMESPACE"]);
  onTestFinished(() => storage.clear());
  const draft = { occasion: "2", title: "志", name_1: "佐伯家" } as Record<string, string>;
  storage.write(readGiftDraft((field) => draft[field] ?? null));
  const gift = await open(twoParcels, { key: "p1" });
  await opened(gift);
  expect(gift.props().parcel?.initialValues).toMatchObject({ occasion: "2", title: "志", name_1: "佐伯家" });
  cleanup();
  const packed = { ...shipping, packings: [{ ...packing, ...weddingParcel }] };
  const other = await open({ ...cart, detail: { ...cart.detail, shippings: [packed] } }, { key: "p1" });
  await opened(other);
  expect(other.props().parcel?.initialValues.name_1).toBe(weddingParcel.noshi?.names[0]);
});

test("packs all parcels alike on request", async () => {
  const gift = await open(twoParcels, { key: "p1" });
  await opened(gift);
  await gift.send({ occasion: "1", name_1: "山田", for_all: true });
  const [body] = gift.modify.mock.calls[0] as unknown as [{ packings: { key: string }[] }];
  expect(body.packings[0]).toMatchObject({ key: "p1", noshi: { title: "寿", names: ["山田"] } });
  expect(body.packings[1]).toEqual({ ...body.packings[0], key: "p2" });
});

test("checks only the fields that the composer shows", async () => {
  const gift = await open(cart, { key: "p1" });
  await opened(gift);
  const long = "あ".repeat(201);
  const hidden = { message: long, sign_receiver: long, own_title: long, affiliation: long, name_2: long };
  expect(await gift.send(hidden)).toBeUndefined();
  expect(gift.modify).toHaveBeenCalledWith(
    expect.objectContaining({ packings: [expect.objectContaining({ noshi: null, message_card: null, sign: null })] }),
    expect.anything(),
  );
});

test.each(["寿限無寿限無五劫の擦り切れ", "寿限無".repeat(20)])(
  "refuses a name that is longer than the shop prints: %s",
  async (name_1) => {
    const gift = await open(cart, { key: "p1" });
    await opened(gift);
    await expect(gift.send({ occasion: "1", name_1 })).rejects.toThrow("10文字以内");
    expect(gift.modify).not.toHaveBeenCalled();
  },
);

test("refuses emoji in a printed name", async () => {
  const gift = await open(cart, { key: "p1" });
  await opened(gift);
  await expect(gift.send({ occasion: "1", name_1: "佐藤🎁" })).rejects.toThrow("絵文字は使えません");
  expect(gift.modify).not.toHaveBeenCalled();
});

describe("a sign", () => {
  const long = "株式会社のれんホールディングス　総務部　山田太郎";
  const signed = (names: [string, string]): Cart => ({
    ...twoParcels,
    detail: {
      ...twoParcels.detail,
      shippings: [
        { ...shipping, shipping_name: names[0], packings: [packing] },
        { ...shipping, key: "s2", shipping_name: names[1], packings: [second] },
      ],
    },
  });
  const sign = { sign: "31", sign_title: "祝 御開店", sign_giver: "山田花子" };

  test("omits the name of a recipient that is too long for it", async () => {
    const gift = await open(signed([long, "山田　花子"]), { key: "p1" });
    await opened(gift);
    expect(gift.props().parcel?.initialValues.sign_receiver).toBe("");
    expect(await gift.send(sign)).toBeUndefined();
  });

  test("is refused for all parcels if the name of one recipient is too long for it", async () => {
    const gift = await open(signed(["山田　花子", long]), { key: "p1" });
    await opened(gift);
    expect(await gift.send({ ...sign, for_all: true })).toMatchObject({
      errors: { for_all: [expect.stringContaining(long)] },
    });
    expect(gift.modify).not.toHaveBeenCalled();
    expect(await gift.send({ ...sign, sign_receiver: "喫茶のれん", for_all: true })).toBeUndefined();
  });
});

test("fills in what is chosen already, and removes all of it at once", async () => {
  const packed = { ...packing, ...weddingParcel };
  const gift = await open(
    { ...cart, detail: { ...cart.detail, shippings: [{ ...shipping, packings: [packed] }] } },
    { key: "p1" },
  );
  await opened(gift);
  expect(gift.props().parcel).toMatchObject({
    isPacked: true,
    hasOthers: false,
    initialValues: { occasion: "1", title: "寿", name_1: "山田　太郎", name_2: "花子", bag_quantity: "2" },
  });
  await act(async () => gift.props().onCleared());
  await vi.waitFor(() => expect(gift.router.state.location.pathname).toBe(paths.cartShippingDetail()));
  expect(gift.modify).toHaveBeenCalledWith(
    expect.objectContaining({ packings: [expect.objectContaining({ key: "p1", noshi: null, hides_prices: null })] }),
    expect.anything(),
  );
});

test("redirects to the delivery step when the parcel no longer exists", async () => {
  const gift = await open(cart, { key: "gone" });
  await vi.waitFor(() => expect(gift.router.state.location.pathname).toBe(paths.cartShippingDetail()));
});
