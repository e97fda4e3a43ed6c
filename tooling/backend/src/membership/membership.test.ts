import { calls } from "@noren/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { attempts, users } from "../db/schema/account.ts";
import { carts } from "../db/schema/cart.ts";
import { orders } from "../db/schema/order.ts";
import { readyCart, testCart } from "../testing/cart.fixture.ts";
import { toCookieHeader } from "../testing/cookies.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { PASSWORD, testMember, testProfile } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";

const NEW = "brandnew2026";

describe("a member", () => {
  let shop: TestShop;
  let id: number;
  let email: string;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  beforeEach(async () => {
    await shop.db.delete(attempts);
    ({ id, email } = await testMember(shop));
  });

  const login = (password = PASSWORD) => shop.call(calls.login, { body: { username: email, password } });
  const refresh = (cookie: string) => shop.call(calls.refresh, { headers: { cookie } });
  const change = (body: object, memberId = id) => shop.call(calls.changePassword, { memberId, body });

  it("changes the password: other logins end, this one continues, and a mail confirms it", async () => {
    const [phone, desktop] = [toCookieHeader(await login()), toCookieHeader(await login())];
    const answer = await change({ current_password: PASSWORD, password: NEW });
    expect(answer.status).toBe(204);
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toContain("Path=/v1/auth");
    expect([(await refresh(phone)).status, (await refresh(desktop)).status]).toEqual([401, 401]);
    expect((await refresh(toCookieHeader(answer))).body.user_id).toBe(id);
    expect([(await login()).status, (await login(NEW)).status]).toEqual([401, 200]);
    expect((await findMailsTo(shop, email)).at(-1)?.kind).toBe("account.password_changed");
  });

  it("must enter the current password, and a new one that differs and is strong [error.server-message]", async () => {
    const refused = async (body: object) => {
      const answer = await change(body);
      expect(answer.status).toBe(422);
      expect(answer.headers.get("set-cookie")).toBeNull();
      return [answer.body.code, ...Object.keys(answer.body.errors)];
    };
    expect(await refused({ current_password: "wrong2026", password: NEW })).toEqual([
      "user.password_wrong",
      "current_password",
    ]);
    expect(await refused({ current_password: PASSWORD, password: PASSWORD })).toEqual([
      "user.password_same",
      "password",
    ]);
    expect(await refused({ current_password: PASSWORD, password: "password" })).toEqual(["validation", "password"]);
    expect(await refused({ password: NEW })).toEqual(["validation", "current_password"]);
    expect((await login()).status).toBe(200);
  });

  it("can be entered wrongly ten times in one session, without limiting the member's other sessions", async () => {
    const headers = { authorization: `Bearer ${await shop.accessToken(id)}` };
    const changeInSession = async (current_password: string) =>
      (await shop.call(calls.changePassword, { headers, body: { current_password, password: NEW } })).status;
    const statuses = await Promise.all(Array.from({ length: 12 }, () => changeInSession("wrong2026")));
    expect(statuses.toSorted()).toEqual([...Array<number>(10).fill(422), 429, 429]);
    expect(await changeInSession(PASSWORD)).toBe(429);
    const other = { authorization: `Bearer ${(await login()).body.access_token}` };
    const body = { current_password: PASSWORD, password: NEW };
    expect((await shop.call(calls.changePassword, { headers: other, body })).status).toBe(204);
  });

  it("has a security question, whose answer is never returned", async () => {
    const body = testProfile({ email });
    const saveReminder = async (reminder: unknown) =>
      (await shop.call(calls.updateUser, { memberId: id, body: { ...body, reminder, current_password: PASSWORD } }))
        .body;
    const given = await saveReminder({ question_ct: 4, answer: "いなり寿司" });
    expect(given.reminder).toEqual({ question_ct: 4 });
    expect((await shop.call(calls.updateUser, { memberId: id, body })).body.reminder).toEqual({ question_ct: 4 });
    expect((await saveReminder(null)).reminder).toBeNull();
    expect(Object.keys((await saveReminder({ question_ct: 5, answer: "" })).errors).toSorted()).toEqual([
      "reminder.answer",
      "reminder.question_ct",
    ]);
  });

  it("has an empty profile at first", async () => {
    const { body } = await shop.call(calls.getDummyUser);
    expect(body).toMatchObject({ username: "", email: "", reminder: { question_ct: null, answer: "" } });
  });

  it("is deleted with all personal data; orders stay, without the member", async () => {
    const variant = await testVariant(shop);
    const ordered = await readyCart(shop, [[variant, 1]], id);
    const { order_no } = (await ordered.placeOrder()).body;
    const open = await testCart(shop, id);
    await open.edit(calls.addCartProduct, { product_id: variant, quantity: 1 });
    const session = await login();

    const bearer = { authorization: `Bearer ${session.body.access_token}` };
    const left = await shop.call(calls.deleteUser, { headers: bearer, body: { current_password: PASSWORD } });
    expect(left.status).toBe(204);
    expect(left.headers.get("set-cookie")).toMatch(/noren_simple_refresh=;.*Max-Age=0/);
    expect((await findMailsTo(shop, email)).at(-1)?.kind).toBe("account.left");
    expect(await shop.db.select().from(users).where(eq(users.id, id))).toEqual([]);
    const [order] = await shop.db.select().from(orders).where(eq(orders.orderNo, order_no));
    expect(order).toMatchObject({ userId: null, orderer: { email } });
    const [cart] = await shop.db.select().from(carts).where(eq(carts.id, order!.cartId));
    expect(cart).toMatchObject({ userId: null, content: { lines: [], shippings: [], orderer: null } });
    expect((await shop.call(calls.getCart, { params: { token: open.token } })).status).toBe(404);

    expect((await login()).status).toBe(401);
    expect((await refresh(toCookieHeader(session))).status).toBe(401);
    // The email is available again.
    expect((await testMember(shop, { email })).id).not.toBe(id);
  });

  it("is rejected by every call after deletion, while the access token is still valid", async () => {
    await shop.call(calls.deleteUser, { memberId: id, body: { current_password: PASSWORD } });
    const variant = await testVariant(shop);
    const address = { ...testProfile(), shipping_last_name: "山田", shipping_first_name: "花子" };
    const asked = [
      shop.call(calls.getUser, { memberId: id }),
      shop.call(calls.deleteUser, { memberId: id, body: { current_password: PASSWORD } }),
      change({ current_password: PASSWORD, password: NEW }),
      shop.call(calls.updateUser, { memberId: id, body: testProfile() }),
      shop.call(calls.requestEmailVerify, { memberId: id }),
      shop.call(calls.likeProduct, { memberId: id, params: { id: variant } }),
      shop.call(calls.createAddress, {
        memberId: id,
        body: { ...address, shipping_last_name_kana: "ヤマダ", shipping_first_name_kana: "ハナコ" },
      }),
      shop.call(calls.initCart, { memberId: id, body: {} }),
    ];
    for (const answer of await Promise.all(asked)) expect(answer.status).toBeLessThan(500);
    for (const answer of (await Promise.all(asked)).slice(0, 5)) expect(answer.status).toBe(401);
  });

  it("is referenced by no row that would block the deletion", async () => {
    const { rows } = await shop.db.execute(sql`
      SELECT conrelid::regclass::text AS table, conname FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype NOT IN ('c', 'n')`);
    expect(rows).toEqual([]);
  });
});
