// @vitest-environment jsdom
import { loginAnswer } from "@noren/contract/examples";
import { memberExamples } from "@noren/contract/examples/member";
import { paths } from "@noren/contract/paths";
import { act, cleanup, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sessionEvent } from "../../state/session.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, testApp } from "../../testing/test-app.ts";
import { useFavouriteListModel } from "./favourite-list.model.ts";

afterEach(cleanup);

test("a product whose heart was pressed stays in view, so that it can be pressed again [favourite.everywhere]", async () => {
  const list = memberExamples.getUserList;
  const [favourite] = list.listables;
  let listables = list.listables;
  const { store } = testApp({
    responses: {
      "GET /v1/me/user-lists/favorites?page=1&is_listables=1": () => Response.json({ ...list, listables }),
      [`DELETE /v1/products/${favourite!.id}/likes`]: () => {
        listables = [];
        return Response.json({ id: favourite!.id, is_favorite: false });
      },
    },
  });
  store.dispatch(sessionEvent({ type: "session/loginSucceeded", answer: loginAnswer, now: NOW }));
  const url = paths.favouriteList({ key: "favorites" });
  const { props } = renderModel(store, useFavouriteListModel, [url], "/mypage/list/:key");
  await waitFor(() => expect(props().products).toHaveLength(1));
  act(() => props().onFavouriteToggled(props().products![0]!));
  await waitFor(() => expect(listables).toEqual([]));
  await waitFor(() => expect(props().products).toMatchObject([{ id: favourite!.id, is_favorite: false }]));
});
