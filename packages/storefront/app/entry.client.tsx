import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { shop } from "@noren/api/endpoints/shop";
import { networkProblem } from "@noren/domain/problem";
import { openPage, reloadOnFailedChunk } from "./effects/chunk-reload.ts";
import { createEffects } from "./effects/effects.ts";
import { syncTabs } from "./effects/sync-tabs.ts";
import { openBrowser } from "./effects/open-browser.ts";
import { saveFile } from "./effects/save-file.ts";
import { createAuthPort, startSession } from "./effects/session-effects.ts";
import { checkAnswer } from "./load/check-answer.ts";
import { gatedCall } from "./load/gated-call.ts";
import { cartEvent } from "./state/cart.ts";
import { toFailureToast } from "./state/flash.ts";
import { readState } from "./state/page-state.ts";
import { createAppStore, type AppStore } from "./state/store.ts";
import { storeContext } from "./state/visit.ts";

const preloaded = readState();
const settings = preloaded && shop.endpoints.getSettings.select()(preloaded).data;
const browser = openBrowser(settings?.["SITE.NAMESPACE"] ?? "noren");

const store: AppStore = createAppStore({
  api: {
    origin: "",
    headers: {},
    fetch: (...request) => fetch(...request),
    auth: createAuthPort(() => store, browser),
    save: saveFile,
    refusalOf: (call, isGuest) => {
      const { data } = shop.endpoints.getSettings.select()(store.getState());
      return data
        ? gatedCall(call, { settings: data, isGuest, hasSchoolKey: browser.storage.hasSchoolKey.read() })
        : null;
    },
    ...checkAnswer,
  },
  effects: createEffects(browser),
  ...(preloaded && { preloaded }),
});

reloadOnFailedChunk(openPage(browser, () => store.dispatch(toFailureToast(networkProblem))));
syncTabs(store, browser);

const getContext = () => {
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  return context;
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* During hydration, components read the server's state, even if the store has changed since. */}
      <Provider store={store} {...(preloaded && { serverState: preloaded })}>
        <HydratedRouter getContext={getContext} />
      </Provider>
    </StrictMode>,
  );
});

store.dispatch(cartEvent({ type: "cart/restored", token: browser.storage.cartToken.read() }));
void startSession(store, browser);
