// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { loginAnswer, person, settings } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cartEvent } from "../../state/cart.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { oauthRegistrationStorage } from "../../storage/oauth-storage.ts";
import { useRegisterModel } from "./register.model.ts";

const REGISTER = "POST /v1/users";
const values = { ...person, password: "abcd1234" };

/** The registration under `/register?to=/cart`, whose API answers so. */
async function open(answer: () => Response, own: object = {}) {
  const sent: object[] = [];
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, ...own }),
      [REGISTER]: (body) => {
        sent.push(body as object);
        return answer();
      },
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  store.dispatch(cartEvent({ type: "cart/restored", token: "c".repeat(43) }));
  const { props, router, place } = renderModel(
    store,
    useRegisterModel,
    ["/", "/register?to=%2Fcart"],
    paths.register(),
  );
  const submit = (meanwhile: () => Promise<void> = () => Promise.resolve(), more: object = {}) =>
    act(async () => (await Promise.all([props().onSubmitted({ ...values, ...more }), meanwhile()]))[0]);
  const optionalFields = () => props().optionalFields;
  return {
    router,
    sent,
    submit,
    place,
    store,
    optionalFields,
    isCorporate: () => props().isCorporate,
    prefill: () => props().prefill,
    link: () => props().link,
  };
}

const welcome = () => Response.json({ ...accountExamples.createUser, login: loginAnswer });

beforeEach(() => (document.head.innerHTML = ""));
afterEach(() => {
  cleanup();
  delete window.grecaptcha;
});

describe("[register.steps] register, complete", () => {
  test("a new member is logged in, sees the complete screen, and the back button does not return to the form", async () => {
    const { router, sent, submit, place, store } = await open(welcome);
    expect(await submit()).toBeUndefined();
    expect(sent).toEqual([{ ...values, is_agreed: true, cart_token: "c".repeat(43) }]);
    expect([place(), store.getState().session.status]).toEqual(["/register/complete?to=%2Fcart", "loggedIn"]);
    void router.navigate(-1);
    await vi.waitFor(() => expect(place()).toBe(paths.home()));
  });

  test("a rejected registration stays on the form, with the server's messages at their fields", async () => {
    const errors = { email: ["メールアドレスの形式で入力してください。"] };
    const { submit, place } = await open(() =>
      Response.json({ message: "入力内容をご確認ください。", code: "validation", errors }, { status: 422 }),
    );
    expect(await submit()).toEqual({ message: "入力内容をご確認ください。", errors });
    expect(place()).toBe("/register?to=%2Fcart");
  });
});

test("[login.oauth] a registration that an outside service began starts with its values, and links the service", async () => {
  const storage = oauthRegistrationStorage(settings["SITE.NAMESPACE"]);
  storage.write({
    type: "line",
    oauth_token: "begun",
    email: "hanako@example.jp",
    last_name: "山田",
    first_name: null,
  });
  const { submit, sent, prefill } = await open(welcome);
  expect(prefill()).toEqual({ email: "hanako@example.jp", last_name: "山田", first_name: null });
  await submit();
  expect(sent).toMatchObject([{ oauth_token: "begun" }]);
  expect(storage.read()).toBeNull();
});

test("[login.oauth] a registration that an outside service began can go on without it, with what it filled in", async () => {
  const storage = oauthRegistrationStorage(settings["SITE.NAMESPACE"]);
  storage.write({ type: "line", oauth_token: "begun", email: "hanako@example.jp", last_name: null, first_name: null });
  const { submit, sent, prefill, link } = await open(welcome, {
    "LOGIN.OAUTH_PROVIDERS": [{ type: "line", name: "LINE" }],
  });
  expect(link()?.service).toBe("LINE");
  act(() => link()?.onRemoved());
  expect(link()).toBeNull();
  expect([prefill()?.email, storage.read()]).toEqual(["hanako@example.jp", null]);
  await submit();
  expect(sent[0]).not.toHaveProperty("oauth_token");
});

describe("the optional fields of the registration", () => {
  test("are those of the shop's setting, in its order", async () => {
    const { optionalFields } = await open(welcome, { "MEMBER.REGISTRATION_FIELDS": ["fax", "job"] });
    expect(optionalFields()).toEqual(["fax", "job"]);
  });

  test("[valid.company] [valid.department] a shop for companies asks for company and department, once each", async () => {
    const own = { "SITE.IS_CORPORATE": true, "MEMBER.REGISTRATION_FIELDS": ["fax", "department"] };
    const { optionalFields, isCorporate } = await open(welcome, own);
    expect([isCorporate(), optionalFields()]).toEqual([true, ["company_name", "department", "fax"]]);
  });

  test.each([
    ["a question with its answer", { question_ct: 3, answer: "青葉小" }, { question_ct: 3, answer: "青葉小" }],
    ["no question", { question_ct: 0 }, undefined],
  ])("register %s", async (_, chosen, reminder) => {
    const { sent, submit } = await open(welcome, { "MEMBER.REGISTRATION_FIELDS": ["security_question"] });
    await submit(undefined, chosen);
    expect(sent).toEqual([{ ...values, is_agreed: true, cart_token: "c".repeat(43), ...(reminder && { reminder }) }]);
  });

  test("are none without the setting", async () => {
    const { optionalFields } = await open(welcome);
    expect(optionalFields()).toEqual([]);
  });
});

describe("[recaptcha.errors] a registration with reCAPTCHA", () => {
  const guarded = { "PLUGIN.RECAPTCHA.KEY": "site-key", "PLUGIN.RECAPTCHA.VERSION": "v3" };

  test("is sent with a token for its action", async () => {
    const execute = vi.fn(async () => "token");
    const { sent, submit } = await open(welcome, guarded);
    await submit(async () => {
      const script = await vi.waitUntil(() => document.querySelector("script[src]"));
      window.grecaptcha = { ready: (then) => then(), execute, render: () => 0 };
      script.dispatchEvent(new Event("load"));
    });
    expect(execute.mock.calls).toEqual([["site-key", { action: "register" }]]);
    expect(sent).toMatchObject([{ recaptcha_token: "token" }]);
  });

  test("is sent without a token when there is none, and the reason is logged", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { sent, submit } = await open(welcome, { ...guarded, "PLUGIN.RECAPTCHA.VERSION": null });
    await submit();
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toHaveProperty("recaptcha_token");
    expect(warn.mock.calls.map(([error]) => (error as Error).message)).toEqual(["No version provided"]);
    warn.mockRestore();
  });
});
