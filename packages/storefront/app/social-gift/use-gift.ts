import type { GiftAddress } from "@noren/contract";
import { type Gift, type GiftEvent, reduceGift } from "@noren/domain/social-gift";
import { useCallback, useRef, useState } from "react";
import { useStorageOf } from "../state/use-shop-storage.ts";
import { useStored } from "../state/use-stored.ts";
import { giftStorage } from "../storage/gift-storage.ts";

export interface GiftSteps {
  /** Null without a gift; undefined on the server and during hydration. */
  gift: Gift<GiftAddress> | null | undefined;
  /** Returns false for an event that changes nothing, such as the second of two presses. */
  send: (event: GiftEvent<GiftAddress>) => boolean;
}

/** The recipient's steps of the social gift of this tab. No URL has its token, so that none is shared or recorded. */
export function useGift(): GiftSteps {
  const storage = useStorageOf(giftStorage);
  const stored = useStored(storage);
  const [changed, setChanged] = useState<Gift<GiftAddress> | null>(null);
  const latest = useRef(changed);
  const send = useCallback(
    (event: GiftEvent<GiftAddress>) => {
      const current = latest.current ?? storage.read();
      const next = reduceGift(current, event);
      if (next === current) return false;
      latest.current = next;
      // After leaving the page while the gift is being accepted, the recipient can accept it again.
      if (next && next.status !== "accepting") storage.write(next);
      setChanged(next);
      return true;
    },
    [storage],
  );
  return { gift: changed ?? stored, send };
}
