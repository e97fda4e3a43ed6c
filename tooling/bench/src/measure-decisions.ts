import type { ApiClient } from "./api-client.ts";
import { runConcurrently } from "./run-concurrently.ts";
import { orderer, shippingAddress } from "./orderer.fixture.ts";
import type { Throughput } from "./measure-throughput.ts";

const CONCURRENCY = 8;

interface PreparedCart {
  token: string;
  total: number;
}

/** Measures decisions of prepared carts by concurrent shoppers. @param clients clients of the backends, used in turn */
export async function measureDecisions(
  clients: readonly ApiClient[],
  variants: readonly number[],
): Promise<Throughput> {
  const [first] = clients;
  if (!first) throw new Error("No backend to call.");
  const carts: PreparedCart[] = [];
  for (const variant of variants) carts.push(await prepareCart(first, variant));
  return runConcurrently(CONCURRENCY, (shopper) => {
    const cart = carts.pop();
    const client = clients[shopper % clients.length] ?? first;
    return cart && client("decideCart", "POST", `/v1/carts/${cart.token}/decision`, { total_payment: cart.total });
  });
}

/** Creates a guest's cart with one product, an address, an orderer and a payment method. */
async function prepareCart(client: ApiClient, variant: number): Promise<PreparedCart> {
  const { token } = await client("initCart", "POST", "/v1/carts/init", {});
  await client("addCartProduct", "PATCH", "/v1/carts/products/add", { token, product_id: variant, quantity: 1 });
  await client("addCartShipping", "PATCH", "/v1/carts/shippings/add", {
    token,
    address: shippingAddress,
    is_only: true,
  });
  const { data } = await client("listCartPayments", "GET", `/v1/payments/carts/${token}`);
  const payment = data.find(({ code }) => code === "bank_transfer");
  const cart = await client("modifyCartOrder", "PATCH", "/v1/carts/order/modify", {
    token,
    orderer,
    payment_id: payment?.id,
  });
  return { token, total: cart.detail.order.total_payment };
}

/** Returns a variant in stock of each product that has one. */
export async function findVariantsInStock(client: ApiClient, keys: readonly string[]): Promise<number[]> {
  const products = await Promise.all(keys.map((key) => client("getProduct", "GET", `/v1/products/${key}`)));
  return products.flatMap(({ product_model }) => {
    const variant = product_model.products.find(({ stock_status }) => stock_status !== "out");
    return variant ? [variant.id] : [];
  });
}
