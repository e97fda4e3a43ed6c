// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { checkoutExamples } from "@noren/contract/examples/checkout";
import { paths } from "@noren/contract/paths";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { createToken, definePaymentScript, typedCard } from "../../testing/payment-script.ts";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useCardAddModel } from "./card-add.model.ts";

const input = { ...typedCard, is_main: true, current_password: "noren2026" };
beforeEach(definePaymentScript);
afterEach(() => {
  cleanup();
  delete window.NorenPay;
});

async function open(create: () => Response) {
  const bodies: unknown[] = [];
  const { store } = testApp({
    responses: {
      "GET /v1/settings/payment-service/card": () => Response.json(checkoutExamples.getPaymentService),
      "POST /v1/me/user-cards": (body) => {
        bodies.push(body);
        return create();
      },
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  let pathname = "";
  function Pathname() {
    ({ pathname } = useLocation());
    return null;
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[paths.cardAdd()]}>
        <Pathname />
        {children}
      </MemoryRouter>
    </Provider>
  );
  const { result } = renderHook(useCardAddModel, { wrapper });
  await vi.waitFor(() => expect(result.current).toMatchObject({ isArriving: false, isTest: true }));
  return { result, bodies, store, pathname: () => pathname };
}

test("the form waits for the notice of a test, which would move it", async () => {
  const { store } = testApp({
    responses: { "GET /v1/settings/payment-service/card": () => new Promise<never>(() => undefined) },
  });
  vi.useFakeTimers();
  const { props } = renderModel(store, useCardAddModel, [paths.cardAdd()]);
  expect(props().isArriving).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(props().isArriving).toBe(false);
  vi.useRealTimers();
});

test("a card is saved with its token and the password, and the list opens", async () => {
  const { result, bodies, store, pathname } = await open(() => Response.json(checkoutExamples.createCard));
  await act(async () => result.current.onSubmitted(input));
  expect(createToken).toHaveBeenCalledWith("noren-simple", typedCard);
  expect(bodies).toEqual([{ token: "tok_1", token_key: "key", current_password: "noren2026", is_main: true }]);
  expect(JSON.stringify(store.getState())).not.toContain(typedCard.ccNumber);
  expect(pathname()).toBe(paths.cards());
});

test("a wrong password shows an error at its field", async () => {
  const errors = { current_password: ["パスワードが違います。"] };
  const { result, pathname } = await open(() =>
    Response.json({ code: "user.password_wrong", message: "パスワードが違います。", errors }, { status: 422 }),
  );
  let failure: unknown;
  await act(async () => (failure = await result.current.onSubmitted(input)));
  expect(failure).toMatchObject({ errors });
  expect(pathname()).toBe(paths.cardAdd());
});

test("without a connection the message names no other payment method", async () => {
  const { result, pathname } = await open(() => Response.json(checkoutExamples.createCard));
  createToken.mockRejectedValueOnce(new Error("offline"));
  let failure: unknown;
  await act(async () => (failure = await result.current.onSubmitted(input)));
  expect(failure).toEqual({
    message: "決済サービスに接続できませんでした。通信の状況をお確かめのうえ、もう一度お試しください。",
  });
  expect(pathname()).toBe(paths.cardAdd());
});
