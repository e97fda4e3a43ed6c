import type { Order } from "@noren/contract";
import { useEffect, useState } from "react";
import { useAppStore } from "../../state/hooks.ts";

/** The member's last order, for a section of a theme's home; null without one, for guests, and until it has loaded. */
export function useLastOrder(isMember: boolean): Order | null {
  const store = useAppStore();
  const [last, setLast] = useState<Order | null>(null);
  useEffect(() => {
    if (!isMember) return undefined;
    let isCurrent = true;
    const find = async () => {
      const found = await (await import("./find-last-order.ts")).findLastOrder(store);
      if (isCurrent) setLast(found);
    };
    // The home is useful without it.
    find().catch(() => undefined);
    return () => {
      isCurrent = false;
      setLast(null);
    };
  }, [isMember, store]);
  return last;
}
