// @vitest-environment jsdom
import type { Cart } from "@noren/contract";
import { SHARE_SAVE_DELAY_MS } from "@noren/domain/limits";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cart } from "#ui/stories/cart.fixture";
import { testApp } from "../../testing/test-app.ts";
import { useShares } from "./use-shares.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const [shipping] = cart.detail.shippings as [Cart["detail"]["shippings"][number]];
const [line] = cart.detail.products as [Cart["detail"]["products"][number]];
const ID = line.product_id;

/** A cart with one product in these quantities for its destinations. */
function cartWith(quantities: readonly number[], max_quantity = 10): Cart {
  const shippings = quantities.map((_, index) => ({ ...shipping, key: `s${index + 1}` }));
  const products = quantities.flatMap((quantity, index) =>
    quantity > 0 ? [{ ...line, key: `l${index}`, quantity, max_quantity, shipping_key: `s${index + 1}` }] : [],
  );
  return { ...cart, detail: { ...cart.detail, shippings, products } };
}

/** The shares of a cart whose saving each test answers itself. */
function open(opened: Cart) {
  const requests: { quantities: number[]; answer: (response: Response) => void }[] = [];
  const getCart = vi.fn<() => Response>(() => Response.json(opened));
  const { store } = testApp({
    responses: {
      "PATCH /v1/carts/products/divide": (body) =>
        new Promise((answer) => {
          const { products } = body as { products: { shippings: { quantity: number }[] }[] };
          requests.push({ quantities: products[0]!.shippings.map(({ quantity }) => quantity), answer });
        }),
      [`GET /v1/carts/${cart.token}`]: getCart,
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const hook = renderHook(({ shown }) => useShares(shown), { wrapper, initialProps: { shown: opened } });
  const product = () => hook.result.current.division!.products[0]!;
  return {
    ...hook,
    requests,
    getCart,
    product,
    quantities: () => product().shares.map(({ quantity }) => quantity),
    status: () => hook.result.current.division?.status,
    set: (key: string, quantity: number) => act(() => hook.result.current.onShareChanged(ID, key, quantity)),
    wait: () => act(() => vi.advanceTimersByTimeAsync(SHARE_SAVE_DELAY_MS)),
    answer: (index: number, response: Response) =>
      act(async () => {
        requests[index]?.answer(response);
        await vi.advanceTimersByTimeAsync(0);
      }),
  };
}

test("[cart.shares] saves the last of quick changes once, and needs nothing to be taken from another first", async () => {
  const shares = open(cartWith([1, 0, 0]));
  shares.set("s2", 1);
  shares.set("s3", 1);
  shares.set("s3", 2);
  expect([shares.quantities(), shares.product().total, shares.status()]).toEqual([[1, 1, 2], 4, "open"]);
  await shares.wait();
  expect(shares.requests.map(({ quantities }) => quantities)).toEqual([[1, 1, 2]]);
  expect(shares.status()).toBe("saving");
  shares.rerender({ shown: cartWith([1, 1, 2]) });
  await shares.answer(0, Response.json(cartWith([1, 1, 2])));
  expect([shares.quantities(), shares.status()]).toEqual([[1, 1, 2], "saved"]);
});

test("[cart.shares] a change during a save is saved after it, never beside it", async () => {
  const shares = open(cartWith([1, 0]));
  shares.set("s2", 1);
  await shares.wait();
  shares.set("s2", 5);
  await shares.wait();
  expect(shares.requests).toHaveLength(1);
  shares.rerender({ shown: cartWith([1, 1]) });
  await shares.answer(0, Response.json(cartWith([1, 1])));
  expect(shares.quantities()).toEqual([1, 5]);
  expect(shares.requests.map(({ quantities }) => quantities)).toEqual([
    [1, 1],
    [1, 5],
  ]);
});

test("[cart.shares] keeps what could not be saved, shows the reason, and saves it again", async () => {
  const shares = open(cartWith([1, 0]));
  shares.set("s2", 3);
  await shares.wait();
  const message = "「湯呑」は3点までご注文いただけます。";
  const refused = { code: "cart.update_products.out_of_stock", message };
  await shares.answer(0, Response.json(refused, { status: 422 }));
  expect([shares.quantities(), shares.product().fault, shares.status()]).toEqual([[1, 3], message, "open"]);
  let settled: unknown;
  const settling = act(async () => {
    void shares.result.current.settle().then((result) => (settled = result.fault));
    await vi.advanceTimersByTimeAsync(0);
  });
  await settling;
  expect(shares.requests).toHaveLength(2);
  shares.rerender({ shown: cartWith([1, 3]) });
  await shares.answer(1, Response.json(cartWith([1, 3])));
  expect([settled, shares.product().fault, shares.status()]).toEqual([null, null, "saved"]);
});

test("[cart.shares] does not send a product without shares", async () => {
  const shares = open(cartWith([1, 0]));
  shares.set("s1", 0);
  await shares.wait();
  expect(shares.requests).toEqual([]);
  expect(shares.product().fault).toContain("1点以上");
  shares.set("s2", 1);
  await shares.wait();
  expect(shares.requests.map(({ quantities }) => quantities)).toEqual([[0, 1]]);
});

test("[cart.shares] drops a change whose destination another tab removed, and reads the cart again", async () => {
  const shares = open(cartWith([1, 0]));
  shares.set("s2", 1);
  await shares.wait();
  const gone = { code: "cart_detail.divide.sum_mismatch", message: "一致していません。" };
  await shares.answer(0, Response.json(gone, { status: 422 }));
  expect(shares.getCart).toHaveBeenCalledTimes(1);
  expect(shares.product().fault).toContain("ほかの画面で変更されました");
  expect(shares.quantities()).toEqual([1, 0]);
  // The step is blocked once, not until the quantity changes.
  const settle = () => act(async () => (await shares.result.current.settle()).fault);
  expect(await settle()).toContain("ほかの画面で変更されました");
  expect([await settle(), shares.product().fault]).toEqual([null, null]);
});

test("[cart.shares] one to everybody, but not beyond what can be ordered", async () => {
  const shares = open(cartWith([2, 0, 0], 4));
  expect([shares.product().isEach, shares.product().eachRefusal]).toEqual([false, null]);
  act(() => shares.result.current.onEachChosen(ID));
  expect([shares.quantities(), shares.product().isEach]).toEqual([[1, 1, 1], true]);
  shares.set("s1", 2);
  expect(shares.product().shares.map(({ max }) => max)).toEqual([2, 1, 1]);
  expect(open(cartWith([1, 0, 0], 2)).product().eachRefusal).toContain("2点までのため、3名様に");
});

test("[cart.shares] the pieces of a product with several embroidered names only move", async () => {
  const opened = cartWith([1, 0]);
  const named = { ...line, key: "l9", quantity: 1, shipping_key: "s1", name_embroidery: "さくら" };
  const shares = open({ ...opened, detail: { ...opened.detail, products: [...opened.detail.products, named] } });
  shares.set("s2", 1);
  expect(shares.product().fault).toBe("1点、多く振り分けられています。");
  shares.set("s1", 1);
  await shares.wait();
  expect(shares.requests.map(({ quantities }) => quantities)).toEqual([[1, 1]]);
});

test("[cart.shares] saves an open change when the step is left", async () => {
  const shares = open(cartWith([1, 0]));
  shares.set("s2", 1);
  shares.unmount();
  await vi.advanceTimersByTimeAsync(0);
  expect(shares.requests.map(({ quantities }) => quantities)).toEqual([[1, 1]]);
});
