// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import type { Cart } from "@noren/contract";
import { loginAnswer, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { senderFields, typedSenderFields } from "@noren/validation/fields/cart";
import { formSchema } from "@noren/validation/form-schema";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type CartSenderProps, NEW_SENDER } from "#ui/screens/cart-sender/cart-sender.props";
import { cart, sender } from "#ui/stories/cart.fixture";
import { addresses, addressValues } from "#ui/stories/person.fixture";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useCartSenderModel } from "./cart-sender.model.ts";

afterEach(cleanup);

const [shipping] = cart.detail.shippings as [Cart["detail"]["shippings"][number]];
const typed = { ...sender, user_address_id: null };

/** A cart with two destinations, of which the second has these choices. */
const cartWith = (second: Partial<typeof shipping>): Cart => ({
  ...cart,
  detail: { ...cart.detail, shippings: [shipping, { ...shipping, key: "s2", user_address_id: 3, ...second }] },
});

async function open(opened: Cart, { query = {}, isMember = true } = {}) {
  const modifyOrder = vi.fn<(body: unknown) => Response>(() => Response.json(opened));
  const modifyShipping = vi.fn<(body: unknown) => Response>(() => Response.json(opened));
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "POST /v1/carts/init": () => Response.json(opened),
      [`GET /v1/carts/${cart.token}`]: () => Response.json(opened),
      "GET /v1/me/user-addresses": () => Response.json({ data: addresses }),
      "GET /v1/postal-codes/prefectures": () => Response.json({ data: [] }),
      "PATCH /v1/carts/order/modify": modifyOrder,
      "PATCH /v1/carts/shippings/modify": modifyShipping,
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  if (isMember) store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  else store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false }));
  const { props, router } = renderModel(store, useCartSenderModel, [paths.cartSender(query)]);
  await vi.waitFor(() =>
    expect((props().choice ?? null) !== null || router.state.location.pathname !== paths.cartSender()).toBe(true),
  );
  const send = (changes: Partial<NonNullable<CartSenderProps["choice"]>["values"]>) =>
    act(async () => {
      const values = { ...props().choice!.values, ...changes };
      const fields = values.sender === NEW_SENDER ? typedSenderFields : senderFields;
      return props().onSubmitted((await formSchema(fields).validate(values)) as never);
    });
  return { choice: props().choice!, router, modifyOrder, modifyShipping, send };
}
const values = ({ choice }: Awaited<ReturnType<typeof open>>) => choice.senders.map(({ value }) => value);

test("[cart.sender] a destination gets a sender of the address book alone", async () => {
  const model = await open(cartWith({}), { query: { key: "s2", from: "confirm" } });
  expect(values(model)).toEqual(expect.arrayContaining(["orderer", "address-2", "address-3"]));
  expect(model.choice).toMatchObject({ values: { sender: "orderer", for_all: false }, hasOthers: true });
  await model.send({ sender: "address-2" });
  expect(model.modifyShipping.mock.calls[0]?.[0]).toMatchObject({ key: "s2", sender_address_id: 2 });
  expect(model.modifyOrder).not.toHaveBeenCalled();
  expect(model.router.state.location.pathname).toBe(paths.cartConfirm());
});

test("[cart.sender] one sender for all destinations replaces those of single ones", async () => {
  const model = await open(cartWith({ sender: typed }), { query: { key: "s2" } });
  expect(model.choice.values.sender).toBe("typed-0");
  await model.send({ sender: "orderer", for_all: true });
  expect(model.modifyOrder.mock.calls[0]?.[0]).toMatchObject({ sender: null, is_sender_of_all: true });
  expect(model.router.state.location.pathname).toBe(paths.cartShippingDetail());
});

test("[cart.sender] a guest uses an address again that was typed in this order, or types another", async () => {
  const model = await open(cartWith({ user_address_id: null, sender: typed }), {
    query: { key: "s1" },
    isMember: false,
  });
  expect(values(model)).toEqual(expect.arrayContaining(["orderer", "s2", "typed-0"]));
  await model.send({ sender: "typed-0" });
  expect(model.modifyShipping.mock.calls[0]?.[0]).toMatchObject({ key: "s1", sender: { city: typed.city } });
  const another = await open(cartWith({}), { query: { key: "s2" }, isMember: false });
  await another.send({ ...addressValues, sender: NEW_SENDER });
  expect(another.modifyShipping.mock.calls[0]?.[0]).toMatchObject({ sender: { city: addressValues.city } });
});

test("[cart.sender] a sender that was deleted from the address book can be kept", async () => {
  const model = await open(cartWith({ sender: { ...sender, user_address_id: 99 } }), { query: { key: "s2" } });
  expect(model.choice.values.sender).toBe("typed-0");
  expect(values(model)).toContain("typed-0");
  await model.send({});
  expect(model.modifyShipping.mock.calls[0]?.[0]).toMatchObject({ key: "s2", sender: { city: sender.city } });
});

test("[cart.sender] redirects if the destination is gone, instead of changing all", async () => {
  const { router } = await open(cartWith({}), { query: { key: "s9", from: "confirm" } });
  await expect.poll(() => router.state.location.pathname).toBe(paths.cartConfirm());
});
