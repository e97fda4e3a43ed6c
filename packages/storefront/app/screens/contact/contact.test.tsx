// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import { product } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, type Responses, testApp } from "../../testing/test-app.ts";
import { useContactCompleteModel } from "../contact-complete/contact-complete.model.ts";
import { useContactConfirmModel } from "../contact-confirm/contact-confirm.model.ts";
import { useContactModel } from "./contact.model.ts";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const named = { product_count: 0, image: null };
const KEY = "7K3F9QXA2M";
const user = accountExamples.getUser;
const values = {
  name: "山田 花子",
  kana: null,
  email: "hanako@example.jp",
  tel: null,
  category: "change",
  order_no: null,
  body: "一行目\n二行目",
};

function open(as: "guest" | "member", responses: Responses = {}) {
  const sent: unknown[] = [];
  const { store } = testApp({
    responses: {
      "GET /v1/categories/hierarchy?table=inquiries": () =>
        Response.json({
          data: [
            {
              id: 1,
              ...named,
              key: "order",
              name: "ご注文",
              children: [{ id: 2, ...named, key: "change", name: "変更", children: [] }],
            },
          ],
        }),
      "GET /v1/me/user": () => Response.json(user),
      [`GET /v1/products/${product.key}`]: () => Response.json(product),
      "POST /v1/inquiries": (body) => {
        sent.push(body);
        return Response.json({ key: KEY });
      },
      ...responses,
    },
  });
  store.dispatch(
    sessionEvent(
      as === "member"
        ? { type: "session/loginSucceeded", answer: loginAnswer, now: NOW }
        : { type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false },
    ),
  );
  const show = <Props,>(useModel: () => Props, url: string) => renderModel(store, useModel, [url]);
  return { store, sent, show };
}

test("[contact.steps] an inquiry is confirmed before it is sent, and sent once", async () => {
  const { sent, show } = open("guest");
  const form = show(useContactModel, paths.contact());
  await act(async () => form.props().onSubmitted(values));
  expect([form.place(), sent]).toEqual([paths.contactConfirm(), []]);

  const confirm = show(useContactConfirmModel, paths.contactConfirm());
  await vi.waitFor(() =>
    expect(confirm.props().facts?.map(({ value }) => value)).toEqual([
      "ご注文：変更",
      "一行目\n二行目",
      "山田 花子",
      "hanako@example.jp",
    ]),
  );
  const corrected = show(useContactModel, paths.contact());
  expect(corrected.props().prefill).toMatchObject({ name: "山田 花子", body: "一行目\n二行目" });

  await act(async () => void confirm.props().onSent({}));
  expect(sent).toEqual([{ kind: "contact", ...values, product: null, file_keys: [] }]);
  expect(confirm.place()).toBe(paths.contactComplete());

  expect(show(useContactCompleteModel, paths.contactComplete()).props().inquiryKey).toBe(KEY);
  expect(show(useContactModel, paths.contact()).props().prefill).toEqual({});
});

test("[contact.steps] a step without an inquiry leads back to the form", async () => {
  const { show } = open("guest");
  for (const [useModel, url] of [
    [useContactConfirmModel, paths.contactConfirm()],
    [useContactCompleteModel, paths.contactComplete()],
  ] as const) {
    const { place } = show<unknown>(useModel, url);
    await vi.waitFor(() => expect(place()).toBe(paths.contact()));
  }
});

test("a refused inquiry stays on its confirmation with every reason", async () => {
  const { show } = open("guest", {
    "POST /v1/inquiries": () =>
      Response.json(
        { code: "validation", message: "入力内容をご確認ください。", errors: { email: ["形式が正しくありません。"] } },
        { status: 422 },
      ),
  });
  const form = show(useContactModel, paths.contact());
  await act(async () => form.props().onSubmitted(values));
  const { props, place } = show(useContactConfirmModel, paths.contactConfirm());
  expect(await act(async () => props().onSent({}))).toEqual({
    message: "入力内容をご確認ください。\n形式が正しくありません。",
  });
  expect(place()).toBe(paths.contactConfirm());
});

test("a member's form has the name and address, and the order and product that it is about", async () => {
  const { show } = open("member");
  const { props } = show(useContactModel, paths.contact({ order_no: "261120-7K3F9QXA", product: product.key }));
  const { last_name, first_name, email } = user;
  await vi.waitFor(() =>
    expect(props().prefill).toMatchObject({
      name: `${last_name} ${first_name}`,
      email,
      order_no: "261120-7K3F9QXA",
    }),
  );
  await vi.waitFor(() => expect(props().product).toMatchObject({ name: product.name }));
  expect(props().prefill, "the question itself is asked").not.toHaveProperty("body");
});

test("an inquiry about a product carries it as data, through a correction too", async () => {
  const { sent, show } = open("guest");
  const form = show(useContactModel, paths.contact({ product: product.key }));
  const shown = { name: product.name, path: paths.product({ key: product.key }) };
  await vi.waitFor(() => expect(form.props().product).toMatchObject(shown));
  await act(async () => form.props().onSubmitted(values));
  const corrected = show(useContactModel, paths.contact());
  await act(async () => corrected.props().onSubmitted(values));
  const confirm = show(useContactConfirmModel, paths.contactConfirm());
  await vi.waitFor(() => expect(confirm.props().facts?.[0]).toEqual({ label: "商品", value: product.name }));
  await act(async () => void confirm.props().onSent({}));
  expect(sent).toEqual([{ kind: "contact", ...values, product: product.key, file_keys: [] }]);
});

test.each([
  [{ product: product.key }, "inquiry-product"],
  [{ order_no: "261120-7K3F9QXA" }, "inquiry-order"],
  [{}, undefined],
])("an inquiry about %j has the category that the shop has for it", async (about, category) => {
  const offered = ["inquiry-order", "inquiry-product"].map((key, id) => ({
    id,
    ...named,
    key,
    name: key,
    children: [],
  }));
  const { show } = open("guest", {
    "GET /v1/categories/hierarchy?table=inquiries": () => Response.json({ data: offered }),
  });
  const { props } = show(useContactModel, paths.contact(about));
  await vi.waitFor(() => expect(props().categories).toHaveLength(2));
  expect(props().prefill["category"]).toBe(category);
});

test("a member's inquiry is not shown after the logout", async () => {
  const { store, show } = open("member");
  const form = show(useContactModel, paths.contact());
  await act(async () => form.props().onSubmitted(values));
  act(() => void store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "requested" })));
  expect(show(useContactModel, paths.contact()).props().prefill).toEqual({});
});

test("a member's inquiry is not shown to the next member of the tab, nor sent by that one", async () => {
  const { store, sent, show } = open("member");
  const form = show(useContactModel, paths.contact());
  await act(async () => form.props().onSubmitted(values));
  act(() => void store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "rejected" })));
  const answer = { ...loginAnswer, user_id: loginAnswer.user_id + 1 };
  act(() => void store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer, now: NOW })));
  const confirm = show(useContactConfirmModel, paths.contactConfirm());
  await vi.waitFor(() => expect(confirm.place()).toBe(paths.contact()));
  expect(sent).toEqual([]);
});
