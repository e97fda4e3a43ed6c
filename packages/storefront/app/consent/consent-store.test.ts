import { storedConsent } from "@noren/domain/tracked-kinds";
import { thirdParties } from "@noren/domain/third-parties";
import { settings } from "@noren/contract/examples";
import { expect, test, vi } from "vitest";
import { stored, type Backing } from "../storage/stored.ts";
import { testDevice } from "../testing/test-app.ts";
import { createConsentStore } from "./consent-store.ts";

const parties = thirdParties({ ...settings, "GTM.ID": "GTM-AB12" });
const keptIn = (backing: () => Backing) => stored("test", storedConsent, { backing });

test("stores an answer and notifies the listeners of all tabs", () => {
  const device = testDevice();
  const tabs = [new EventTarget(), new EventTarget()].map((tab) => {
    const backing = device.open(tab);
    return createConsentStore(
      keptIn(() => backing),
      tab,
    );
  });
  const [one, other] = tabs;
  const heard = vi.fn();
  const stop = other?.subscribe(heard);
  one?.answer(parties, true);
  for (const tab of tabs) expect(tab.get()).toEqual({ allowed: ["gtm"], refused: [] });
  expect(heard).toHaveBeenCalledOnce();
  stop?.();
  one?.answer(parties, false);
  expect([heard.mock.calls.length, other?.get().allowed]).toEqual([1, []]);
  const afterwards = new EventTarget();
  const backing = device.open(afterwards);
  expect(
    createConsentStore(
      keptIn(() => backing),
      afterwards,
    ).get(),
  ).toEqual({ allowed: [], refused: ["gtm"] });
});

test("keeps the answer for the page when storage is blocked", () => {
  const refused = keptIn(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const store = createConsentStore(refused, new EventTarget());
  store.answer(parties, true);
  expect(store.get().allowed).toEqual(["gtm"]);
});
