import { encodeUrlPart } from "@noren/contract/encode-url-part";
import { listenToNotifications } from "../db/notifications.ts";

export interface ChangeListener {
  /** @param change the key of a shop, and after a slash that of a product, as in URLs, if only pages that name it change */
  onChange(change: string): void;
  /** Called when changes may be lost from now on. */
  onEnd(): void;
}

/** What changes in the shops, in the order of the commits, from all processes that write to the database. */
export interface ShopChanges {
  /** Returns the function that ends the subscription; null while changes do not arrive. */
  subscribe(listener: ChangeListener): (() => void) | null;
  close(): Promise<void>;
}

/** @param url of the primary database; triggers notify of changes (migration 0760) */
export function watchShops(url: string): ShopChanges {
  const listeners = new Set<ChangeListener>();
  let isConnected = false;
  const endAll = () => {
    isConnected = false;
    for (const { onEnd } of listeners) onEnd();
    listeners.clear();
  };
  const { close } = listenToNotifications(url, "shop_changed", {
    onNotification: (payload) => {
      const change = payload.replace(/(?<=\/).*/s, encodeUrlPart);
      for (const { onChange } of listeners) onChange(change);
    },
    onConnected: (isNowConnected) => {
      if (!isNowConnected) endAll();
      isConnected = isNowConnected;
    },
  });
  return {
    subscribe: (listener) => {
      if (!isConnected) return null;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      endAll();
      await close();
    },
  };
}
