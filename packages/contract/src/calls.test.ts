import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { callList, calls } from "./calls.ts";
import { person } from "./examples.ts";
import { listProducts } from "./calls/catalogue.ts";
import { addCartProduct } from "./calls/cart.ts";
import { createUser, updateUser } from "./calls/account.ts";

describe("the list of calls", () => {
  test("names each method and path once", () => {
    const seen = callList.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test("declares a parameter for each {name} in a path, and no other", () => {
    for (const { path, params, name } of callList) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key).sort();
      const declared = params && "entries" in params ? Object.keys(params.entries as object).sort() : [];
      expect(declared, name).toEqual(inPath);
    }
  });

  test("keeps /v1/me for members [auth.me-member-only]", () => {
    for (const { path, auth, name } of callList) if (path.startsWith("/v1/me/")) expect(auth, name).toBe("member");
  });
});

test.each([
  "listGuestProductHistories",
  "listCoupons",
  "listCategories",
  "listLandingPages",
  "getLandingPage",
  "listStaticPageUrls",
  "getStaticPage",
] as const)("guests may read with %s [auth.guest-reads]", (name) => expect(calls[name].auth).toBe("public"));

describe("a call that reCAPTCHA can protect", () => {
  const takesToken = (body: v.GenericSchema | undefined): boolean => {
    if (!body) return false;
    if ("options" in body) return (body.options as v.GenericSchema[]).every(takesToken);
    return "entries" in body && "recaptcha_token" in (body.entries as object);
  };

  test("accepts its token, for every kind of form; other calls do not", () => {
    const guarded = callList.filter(({ recaptcha }) => recaptcha !== undefined).map(({ name }) => name);
    expect(callList.filter(({ body }) => takesToken(body)).map(({ name }) => name)).toEqual(guarded);
    expect(guarded.toSorted()).toEqual(["createInquiry", "createUser", "requestReminder"]);
  });

  test("declares its error", () => {
    for (const { recaptcha, errors, name } of callList)
      expect("recaptcha.refused" in (errors ?? {}), name).toBe(recaptcha !== undefined);
  });
});

describe("numbers from user input", () => {
  const quantity = (value: unknown) =>
    v.safeParse(addCartProduct.body, { token: "a".repeat(43), product_id: 1, quantity: value }).success;

  test.each([1, 9999])("takes the quantity %s", (value) => expect(quantity(value)).toBe(true));
  test.each([-1, 0, 1.5, 1e9, "1e3", "1", null, Number.NaN])("refuses the quantity %s", (value) =>
    expect(quantity(value)).toBe(false),
  );

  const page = (value: string) => v.safeParse(listProducts.query, { page: value }).success;
  test.each(["1", "20"])("takes page=%s", (value) => expect(page(value)).toBe(true));
  test.each(["0", "-1", "1.5", "1e3", "", " 1", "９"])("refuses page=%j", (value) => expect(page(value)).toBe(false));
});

describe("profile and registration", () => {
  test("a username in a profile update is refused [user.username-immutable]", () => {
    expect(v.safeParse(updateUser.body, person).success).toBe(true);
    expect(v.safeParse(updateUser.body, { ...person, username: "other" }).success).toBe(false);
  });

  test.each(["point", "id", "is_registered_member"])("a registration with %s is refused", (field) => {
    const body = { ...person, password: "abcd1234", is_agreed: true };
    expect(v.safeParse(createUser.body, body).success).toBe(true);
    expect(v.safeParse(createUser.body, { ...body, [field]: 1 }).success).toBe(false);
  });
});

test("every code in errors is namespaced or a common one", () => {
  for (const { errors, name } of callList)
    for (const code of Object.keys(errors ?? {}))
      expect(code, name).toMatch(/^(not_found|rate_limited|[a-z_]+(\.[a-z_]+)+)$/);
  expect(Object.keys(calls).length).toBeGreaterThan(50);
});
