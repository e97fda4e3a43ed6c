// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { accountExamples } from "@noren/contract/examples/account";
import { paths } from "@noren/contract/paths";
import { notFoundProblem } from "@noren/domain/problem";
import { cleanup, render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { toProblemResponse } from "../../problem/problem-response.ts";
import { sessionEvent } from "../../state/session.ts";
import { NOW, testApp } from "../../testing/test-app.ts";
import { usePasskeyEditModel } from "./passkey-edit.model.ts";

afterEach(cleanup);

const [own] = accountExamples.listPasskeys.data;

/** The page after a reload, which renders before the member's passkeys are known. */
function open(id: number) {
  const { store } = testApp({ responses: { "GET /v1/me/passkeys": () => Response.json({ data: [own] }) } });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const Page = () => <p>{usePasskeyEditModel().passkey?.name ?? "読み込んでいます"}</p>;
  const loader = () => {
    throw toProblemResponse(notFoundProblem);
  };
  const route = { id: "passkey", path: "/mypage/passkey/:key/edit", loader, Component: Page };
  const router = createMemoryRouter([{ ...route, ErrorBoundary: () => <p>ありません</p> }], {
    hydrationData: { loaderData: { passkey: null } },
    initialEntries: [paths.passkeyEdit({ key: id })],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

test("a passkey that the member does not have is not found", async () => {
  open(own!.id + 1);
  expect(await screen.findByText("ありません")).toBeDefined();
});

test("the member's passkey is shown", async () => {
  open(own!.id);
  expect(await screen.findByText(own!.name)).toBeDefined();
});
