import { useLastOrder } from "@noren/storefront/screens/home/last-order";
import { useReorder } from "@noren/storefront/screens/order/use-reorder";
import { useIsMember } from "@noren/storefront/state/use-is-member";
import type { AgainProps } from "../../own/again/again.tsx";

/** The member's last order, and the function that puts it into the cart again. */
export function useAgainModel(): AgainProps {
  const isMember = useIsMember();
  const last = useLastOrder(isMember === true);
  return { isGuest: isMember !== true, last, reorder: useReorder(last?.id ?? null) };
}
