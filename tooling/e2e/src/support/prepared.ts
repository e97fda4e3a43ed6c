import { paths } from "@noren/contract/paths";
import { expect, type Page } from "@playwright/test";
import { heading } from "./shopper.ts";

/**
 * Members and carts made by calls, for tests that prove something else: a call takes a hundredth of the processor time of
 * the page. The pages themselves are proved by `guest-purchase`, `member-purchase` and the tests of `addToCart`.
 */

/** 佐藤健, who also registers in `shopper.ts`. */
const MEMBER = {
  last_name: "佐藤",
  first_name: "健",
  last_name_kana: "サトウ",
  first_name_kana: "ケン",
  postal_code: "5300001",
  prefecture: "大阪府",
  city: "大阪市北区",
  address1: "1-1-1",
  phone_number: "0612345678",
  is_agreed: true,
};

const GUEST = {
  last_name: "山田",
  first_name: "花子",
  last_name_kana: "ヤマダ",
  first_name_kana: "ハナコ",
  email: "hanako@example.jp",
  postal_code: "1000001",
  prefecture: "東京都",
  city: "千代田区",
  address1: "千代田1-1",
};

/** The password of every member that a test registers. */
export const PASSWORD = "abcd1234";

interface Login {
  access_token: string;
}

/** The bearer tokens of the pages whose member `createLoggedInMember` has logged in. */
const tokens = new WeakMap<Page, string>();

async function call<Answer>(page: Page, method: "GET" | "POST" | "PATCH" | "PUT", path: string, data?: object) {
  const token = tokens.get(page);
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
  const response = await page.request.fetch(path, { method, data, headers });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as Answer;
}

/** Registers a new member without logging in. Returns the email. */
export async function createMember(page: Page): Promise<string> {
  return (await register(page, false)).email;
}

/** Registers a new member, whose cart no other test uses, and logs in the page's browser. Returns the email. */
export async function createLoggedInMember(page: Page): Promise<string> {
  const { email, login } = await register(page, true);
  if (!login) throw new Error("The registration did not log in");
  tokens.set(page, login.access_token);
  // The browser has the refresh cookie, and gets its own token with it.
  await store(page, "knows-member", true);
  return email;
}

async function register(page: Page, isLogin: boolean): Promise<{ email: string; login: Login | null }> {
  const email = `ken-${crypto.randomUUID()}@example.jp`;
  const data = { ...MEMBER, email, password: PASSWORD, is_login: isLogin };
  const { login } = await call<{ login: Login | null }>(page, "POST", "/v1/users", data);
  return { email, login };
}

/** Changes fields of a member's profile, and logs the page's browser out. */
export async function changeProfile(page: Page, email: string, changes: object): Promise<void> {
  const { access_token } = await call<Login>(page, "POST", "/v1/auth/login", { username: email, password: PASSWORD });
  tokens.set(page, access_token);
  const {
    id: _id,
    code: _code,
    username: _username,
    is_registered_member: _isRegistered,
    point: _point,
    new_email: _newEmail,
    has_password_expired: _hasExpired,
    has_mail_error_count_over: _hasBounced,
    ...profile
  } = await call<Record<string, unknown>>(page, "GET", "/v1/me/user");
  await call(page, "PUT", "/v1/me/user", { ...profile, ...changes, current_password: PASSWORD });
  tokens.delete(page);
  await page.context().clearCookies();
}

/** Puts one of each product into a new cart of the browser, or into the cart of the member of `createLoggedInMember`. */
export async function fillCart(page: Page, ...products: string[]): Promise<void> {
  await openCart(page, products);
}

interface Guest {
  product?: string;
  phone?: string;
}

/** Opens the delivery step of a guest's order. */
export async function startAtDelivery(page: Page, guest: Guest = {}): Promise<void> {
  await openOrder(page, guest);
  await page.goto(paths.cartShippingDetail());
  await expect(heading(page, "お届け日時")).toBeVisible();
}

/** Opens the payment step of a guest's order. */
export async function startAtPayment(page: Page, guest: Guest = {}): Promise<void> {
  await openOrder(page, guest);
  await page.goto(paths.cartPayment());
  await expect(heading(page, "お支払い方法")).toBeVisible();
}

/** Puts a product into a guest's cart, to be sent to the guest. */
async function openOrder(page: Page, { product = "tokusa-meshiwan", phone = "0312345678" }: Guest): Promise<void> {
  const token = await openCart(page, [product]);
  const orderer = { ...GUEST, phone_number: phone };
  const { last_name, first_name, last_name_kana, first_name_kana, email: _, ...place } = orderer;
  const address = {
    shipping_last_name: last_name,
    shipping_first_name: first_name,
    shipping_last_name_kana: last_name_kana,
    shipping_first_name_kana: first_name_kana,
    ...place,
  };
  await call(page, "PATCH", "/v1/carts/order/modify", { token, orderer });
  await call(page, "PATCH", "/v1/carts/shippings/add", { token, address, is_only: true });
}

async function openCart(page: Page, products: readonly string[]): Promise<string> {
  const { token } = await call<{ token: string }>(page, "POST", "/v1/carts/init", {});
  for (const key of products) {
    const { default_variant_id } = await call<{ default_variant_id: number }>(page, "GET", `/v1/products/${key}`);
    const line = { token, product_id: default_variant_id, quantity: 1 };
    await call(page, "PATCH", "/v1/carts/products/add", line);
  }
  await store(page, "cart-token", token);
  return token;
}

/** Stores a value as the shop does (`storage/stored.ts` of the storefront), from a document without scripts. */
async function store(page: Page, name: string, value: string | true): Promise<void> {
  const settings = await call<Record<string, string>>(page, "GET", "/v1/settings/front");
  await page.goto("/robots.txt");
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `${settings["SITE.NAMESPACE"]}:${name}`,
    JSON.stringify({ version: 1, value }),
  ] as const);
}
