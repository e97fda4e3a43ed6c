// @vitest-environment jsdom
import { paths } from "@noren/contract/paths";
import { loginAnswer } from "@noren/contract/examples";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { use } from "react";
import { Provider } from "react-redux";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { DraftContext, type Drafts } from "#ui/forms/draft-context";
import { Form } from "#ui/forms/form";
import { FormTextField } from "#ui/forms/form-fields";
import { expect, test } from "vitest";
import { sessionEvent } from "../state/session.ts";
import { NOW, testApp } from "../testing/test-app.ts";
import { useDrafts } from "./drafts.ts";

function Frame() {
  return (
    <DraftContext value={useDrafts()}>
      <Outlet />
    </DraftContext>
  );
}

const page = (
  <Form initialValues={{ city: "" }} onSubmit={async () => undefined}>
    <FormTextField name="city" label="市区町村" />
  </Form>
);

test("keeps a member's draft for a return, not after a logout that leaves the page", async () => {
  const { store } = testApp();
  const children = [{ path: "/inquiry", element: page }, { path: paths.home() }];
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: ["/inquiry"] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const field = () => screen.getByLabelText<HTMLInputElement>(/市区町村/);
  act(() => void store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW })));
  fireEvent.change(field(), { target: { value: "京都市" } });
  await act(() => router.navigate(paths.home()));
  await act(() => router.navigate(-1));
  expect(field().value).toBe("京都市");

  act(() => void store.dispatch(sessionEvent({ type: "session/loggedOut", cause: "requested" })));
  await act(() => router.navigate(paths.home()));
  await act(() => router.navigate(-1));
  expect(field().value).toBe("");
});

test("a login changes no context: React would drop the server's HTML of parts that have not hydrated", async () => {
  const { store } = testApp();
  const seen = new Set<Drafts | null>();
  function Reader() {
    seen.add(use(DraftContext));
    return null;
  }
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: paths.home(), element: <Reader /> }] }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  act(() => void store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW })));
  expect(seen.size).toBe(1);
});
