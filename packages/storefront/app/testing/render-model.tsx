import { render } from "@testing-library/react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { AppStore } from "../state/store.ts";

/**
 * Renders a screen's model without its view.
 *
 * @param urls the history of the tab; the last one is open
 * @param path the screen's route; every other page is empty
 */
export function renderModel<Props>(store: AppStore, useModel: () => Props, urls: readonly string[], path = "*") {
  let latest: Props | undefined;
  function Screen() {
    latest = useModel();
    return null;
  }
  const routes = [
    { path, element: <Screen /> },
    { path: "*", element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [...urls] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const place = () => router.state.location.pathname + router.state.location.search;
  return { props: () => latest!, router, place };
}
