import type { PaymentInProgress } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { barePath } from "@noren/domain/paths";

/** The path of the complete screen if the payment has become an order; null while it is pending at the payment service. */
export function placedOrderPath({ order_no, url }: PaymentInProgress): string | null {
  const isPlaced = URL.canParse(url) && barePath(new URL(url).pathname) === paths.cartComplete();
  return isPlaced ? paths.cartComplete({ no: order_no }) : null;
}
