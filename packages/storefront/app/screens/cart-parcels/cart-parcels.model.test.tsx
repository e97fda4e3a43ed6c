// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import type { Cart } from "@noren/contract";
import { settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cart } from "#ui/stories/cart.fixture";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useCartParcelsModel } from "./cart-parcels.model.ts";

afterEach(cleanup);

const [shipping] = cart.detail.shippings as [Cart["detail"]["shippings"][number]];
const [packing] = shipping.packings as [(typeof shipping.packings)[number]];
const [first = "", second = ""] = packing.product_keys;

async function open(opened: Cart, query: Record<string, string>) {
  const add = vi.fn<(body: unknown) => Response>(() => Response.json(opened));
  const modify = vi.fn<(body: unknown) => Response>(() => Response.json(opened));
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "POST /v1/carts/init": () => Response.json(opened),
      [`GET /v1/carts/${cart.token}`]: () => Response.json(opened),
      "PATCH /v1/carts/packings/add": add,
      "PATCH /v1/carts/packings/modify": modify,
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const { props, router } = renderModel(store, useCartParcelsModel, [paths.cartParcels(query)], paths.cartParcels());
  return { props, router, add, modify };
}
const opened = ({ props }: Awaited<ReturnType<typeof open>>) =>
  vi.waitFor(() => expect(props().destination ?? null).not.toBeNull());

test("packs some pieces apart, but neither none nor all", async () => {
  const parcels = await open(cart, { key: "s1" });
  await opened(parcels);
  const all = Object.fromEntries(cart.detail.products.map(({ key, quantity }) => [key, quantity]));
  const pack = (quantities: Record<string, number>) => act(() => parcels.props().onPacked({ quantities }));
  expect(await pack({})).toMatchObject({ message: expect.stringContaining("数量をお選びください") });
  expect(await pack(all)).toMatchObject({ message: expect.stringContaining("残してください") });
  expect(parcels.add).not.toHaveBeenCalled();
  expect(await pack({ [first]: 1, [second]: 0 })).toBeUndefined();
  expect(parcels.add.mock.calls[0]?.[0]).toMatchObject({
    shipping_key: "s1",
    products: [{ key: first, quantity: 1 }],
  });
  expect(parcels.router.state.location.pathname).toBe(paths.cartShippingDetail());
});

test("joins parcels of the same temperature only", async () => {
  const packings = [
    { ...packing, product_keys: [first] },
    { ...packing, key: "p2", product_keys: [second] },
    { ...packing, key: "p3", product_keys: [], temperature: "chilled" as const },
  ];
  const parcels = await open(
    { ...cart, detail: { ...cart.detail, shippings: [{ ...shipping, packings }] } },
    { key: "s1" },
  );
  await opened(parcels);
  expect(parcels.props().destination?.parcels.map(({ canJoin }) => canJoin)).toEqual([false, true, false]);
  act(() => parcels.props().onJoined("p2"));
  await vi.waitFor(() => expect(parcels.modify).toHaveBeenCalledTimes(1));
  expect(parcels.modify.mock.calls[0]?.[0]).toMatchObject({ packings: [{ key: "p2", is_remove: true }] });
});

test("leads to the delivery step when the destination is gone", async () => {
  const { router } = await open(cart, { key: "s9" });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(paths.cartShippingDetail()));
});
