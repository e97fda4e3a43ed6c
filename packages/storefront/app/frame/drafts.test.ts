import { loginAnswer } from "@noren/contract/examples";
import { toCredentials, type Credentials } from "@noren/domain/session";
import { expect, test } from "vitest";
import { sessionEvent } from "../state/session.ts";
import { shopEvent } from "../state/shop.ts";
import { NOW, testApp } from "../testing/test-app.ts";
import { draftsOf } from "./drafts.ts";

const typed = { city: "京都市", address1: "中京区" };

function forms() {
  const { store, browser } = testApp();
  const on = (page: string, isReturn = false) => draftsOf(page, browser.storage, store, { isReturn });
  const close = () => store.dispatch(shopEvent({ type: "shop/maintenanceFound", until: null, message: "" }));
  return { store, on, close, storage: browser.storage };
}

test("a draft survives the maintenance page and is restored once", () => {
  const { on, close } = forms();
  close();
  on("/cart/shipping-add").keep("", typed, "left");
  on("/cart/shipping-add").keep("second-", { note: "急ぎません" }, "sent");
  expect(on("/register").take("")).toBeNull();
  expect(on("/cart/shipping-add").take("")).toEqual(typed);
  expect(on("/cart/shipping-add").take("")).toBeNull();
  expect(on("/cart/shipping-add").take("second-")).toEqual({ note: "急ぎません" });
});

test("a reload keeps a draft, a submit removes it", () => {
  const { on } = forms();
  on("/register").keep("", typed, "sent");
  expect(on("/register", true).take("")).toBeNull();
  on("/register").keep("", typed, "unloaded");
  expect(on("/register").take("")).toEqual(typed);
});

test("back restores a draft, a link opens the form empty", () => {
  const { on } = forms();
  on("/register").keep("", typed, "left");
  expect(on("/register", true).take("")).toEqual(typed);
  on("/register").keep("", typed, "left");
  expect(on("/register").take("")).toBeNull();
  expect(on("/register", true).take("")).toBeNull();
});

test("a draft ends with the session", () => {
  const { on, store } = forms();
  store.dispatch(sessionEvent({ type: "session/started", stored: null, isForcedCheck: false, mayRefresh: true }));
  on("/mypage/address/add").keep("", typed, "unloaded");
  store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "requested" }));
  expect(on("/mypage/address/add").take("")).toBeNull();
});

test("a member's draft is for that member alone, also after a logout while the tab was away", () => {
  const { on, storage } = forms();
  const member = toCredentials(loginAnswer, NOW) as Credentials;
  const address = () => on("/mypage/address/add", true).take("");
  const write = () => {
    storage.credentials.write(member);
    on("/mypage/address/add").keep("", typed, "unloaded");
  };
  write();
  storage.credentials.clear();
  expect(address()).toBeNull();
  storage.credentials.write({ ...member, user_id: member.user_id + 1 });
  expect(address()).toBeNull();
  storage.credentials.write(member);
  expect(address()).toEqual(typed);
});
