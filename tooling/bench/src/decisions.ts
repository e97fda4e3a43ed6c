import type { Ask } from "./api.ts";
import { buyer, home } from "./buyer.fixture.ts";

const AT_ONCE = 8;

interface Ready {
  token: string;
  total: number;
}

/** Orders per second: carts made ready before, then decided by several shoppers at once. */
export async function decisionsPerSecond(ask: Ask, variants: readonly number[]): Promise<number> {
  const carts: Ready[] = [];
  for (const variant of variants) carts.push(await readyCart(ask, variant));
  const count = carts.length;
  const start = performance.now();
  const shopper = async () => {
    for (let cart = carts.pop(); cart; cart = carts.pop()) {
      await ask("decideCart", "POST", `/v1/carts/${cart.token}/decision`, { total_payment: cart.total });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, shopper));
  return (count * 1000) / (performance.now() - start);
}

/** A guest's cart with one piece, an address, an orderer and a way to pay. */
async function readyCart(ask: Ask, variant: number): Promise<Ready> {
  const { token } = await ask("initCart", "POST", "/v1/carts/init", {});
  await ask("addCartProduct", "PATCH", "/v1/carts/products/add", { token, product_id: variant, quantity: 1 });
  await ask("addCartShipping", "PATCH", "/v1/carts/shippings/add", { token, address: home, is_only: true });
  const { data } = await ask("listCartPayments", "GET", `/v1/payments/carts/${token}`);
  const payment = data.find(({ is_available }) => is_available);
  const cart = await ask("modifyCartOrder", "PATCH", "/v1/carts/order/modify", {
    token,
    orderer: buyer,
    payment_id: payment?.id,
  });
  return { token, total: cart.detail.order.total_payment };
}

/** A variant of each product that there is one of, from the front of the list. */
export async function variantsInStock(ask: Ask, keys: readonly string[]): Promise<number[]> {
  const products = await Promise.all(keys.map((key) => ask("getProduct", "GET", `/v1/products/${key}`)));
  return products.flatMap(({ product_model }) => {
    const variant = product_model.products.find(({ stock_status }) => stock_status !== "out");
    return variant ? [variant.id] : [];
  });
}
