import type { Ask } from "./api.ts";
import { byShoppers } from "./by-shoppers.ts";
import { buyer, home } from "./buyer.fixture.ts";
import type { Throughput } from "./throughput.ts";

const AT_ONCE = 8;

interface Ready {
  token: string;
  total: number;
}

/** Measures decisions of prepared carts by concurrent shoppers. @param asks clients of the backends, used in turn */
export async function decisionsOf(asks: readonly Ask[], variants: readonly number[]): Promise<Throughput> {
  const [first] = asks;
  if (!first) throw new Error("No backend to call.");
  const carts: Ready[] = [];
  for (const variant of variants) carts.push(await readyCart(first, variant));
  return byShoppers(AT_ONCE, (shopper) => {
    const cart = carts.pop();
    const ask = asks[shopper % asks.length] ?? first;
    return cart && ask("decideCart", "POST", `/v1/carts/${cart.token}/decision`, { total_payment: cart.total });
  });
}

/** Creates a guest's cart with one product, an address, an orderer and a payment method. */
async function readyCart(ask: Ask, variant: number): Promise<Ready> {
  const { token } = await ask("initCart", "POST", "/v1/carts/init", {});
  await ask("addCartProduct", "PATCH", "/v1/carts/products/add", { token, product_id: variant, quantity: 1 });
  await ask("addCartShipping", "PATCH", "/v1/carts/shippings/add", { token, address: home, is_only: true });
  const { data } = await ask("listCartPayments", "GET", `/v1/payments/carts/${token}`);
  const payment = data.find(({ code }) => code === "bank_transfer");
  const cart = await ask("modifyCartOrder", "PATCH", "/v1/carts/order/modify", {
    token,
    orderer: buyer,
    payment_id: payment?.id,
  });
  return { token, total: cart.detail.order.total_payment };
}

/** Returns a variant in stock of each product that has one. */
export async function variantsInStock(ask: Ask, keys: readonly string[]): Promise<number[]> {
  const products = await Promise.all(keys.map((key) => ask("getProduct", "GET", `/v1/products/${key}`)));
  return products.flatMap(({ product_model }) => {
    const variant = product_model.products.find(({ stock_status }) => stock_status !== "out");
    return variant ? [variant.id] : [];
  });
}
