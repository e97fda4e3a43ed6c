import { storedConsent } from "@noren/domain/stored-tracking-kinds";
import { listThirdParties } from "@noren/domain/third-parties";
import { settings } from "@noren/contract/examples";
import { expect, test, vi } from "vitest";
import { stored, type Backing } from "../storage/stored.ts";
import { testDevice } from "../testing/test-app.ts";
import { createConsentStore } from "./consent-store.ts";

const parties = listThirdParties({ ...settings, "GTM.ID": "GTM-AB12" });
const consentIn = (backing: () => Backing) => stored("test", storedConsent, { backing });

test("stores an answer and notifies the listeners of all tabs", () => {
  const device = testDevice();
  const tabs = [new EventTarget(), new EventTarget()].map((tab) => {
    const backing = device.open(tab);
    return createConsentStore(
      consentIn(() => backing),
      tab,
    );
  });
  const [one, other] = tabs;
  const listener = vi.fn();
  const unsubscribe = other?.subscribe(listener);
  one?.answer(parties, true);
  for (const tab of tabs) expect(tab.get()).toEqual({ allowed: ["gtm"], refused: [] });
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe?.();
  one?.answer(parties, false);
  expect([listener.mock.calls.length, other?.get().allowed]).toEqual([1, []]);
  const laterTab = new EventTarget();
  const backing = device.open(laterTab);
  expect(
    createConsentStore(
      consentIn(() => backing),
      laterTab,
    ).get(),
  ).toEqual({ allowed: [], refused: ["gtm"] });
});

test("keeps the answer for the page when storage is blocked", () => {
  const refused = consentIn(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const store = createConsentStore(refused, new EventTarget());
  store.answer(parties, true);
  expect(store.get().allowed).toEqual(["gtm"]);
});
