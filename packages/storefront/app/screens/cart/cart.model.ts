import type { Cart } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { missingFor } from "@noren/domain/checkout";
import { isPackedAsGift } from "@noren/domain/gift";
import { loginPath } from "@noren/domain/return-path";
import { hasReducedRate } from "@noren/validation/format";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { usePendingPayment } from "../../payment/use-pending-payment.ts";
import { toCartSums } from "../../state/order-sums.ts";
import { useSeller } from "../../state/seller.ts";
import { useCart } from "../../state/use-cart.ts";
import { useDiscounts } from "../../state/use-discounts.ts";
import { useIsSelling } from "../../state/use-is-selling.ts";
import { useOffersLogin } from "../../state/use-offers-login.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";
import { giftParcels } from "../../social-gift/gift-parcels.ts";
import { stockNotes } from "./stock-note.ts";
import { useEmptiedReason } from "./use-emptied-reason.ts";
import { useLineChanges } from "./use-line-changes.ts";
import { useMemberOffer } from "./use-member-offer.ts";

/** Why the checkout of a cart with products cannot begin. */
function blockOf(cart: Cart | null, isSelling: boolean): CartProps["checkoutBlock"] {
  const need = missingFor("shipping-select", { cart, isSelling, hasOrder: false });
  return need === "selling" || need === "stock" ? need : null;
}

/** The parcels that are packed as gifts. */
const cartGifts = (cart: Cart): CartProps["gifts"] =>
  giftParcels(cart)
    .filter(isPackedAsGift)
    .map((packed) => ({
      key: packed.key,
      name: packed.name,
      packed,
      path: paths.cartGift({ key: packed.key, from: "cart" }),
    }));

/** The cart. */
export function useCartModel(): CartProps {
  const { token, cart } = useCart();
  const isSelling = useIsSelling();
  const changes = useLineChanges();
  const checkoutPath = cart?.social_receiver ? paths.cartSocialGift() : paths.cartShippingSelect();
  return {
    cart,
    pending: usePendingPayment(cart) ?? null,
    failure: cart?.transaction_error ?? null,
    emptied: useEmptiedReason(cart, changes.removal !== null || [...changes.wantedQuantities.values()].includes(0)),
    sums: cart && toCartSums(cart),
    discounts: useDiscounts(token, cart),
    memberOffer: useMemberOffer(cart),
    hasCoolProducts: cart?.detail.products.some(({ temperature }) => temperature !== undefined) ?? false,
    productPath: ({ product_info: { is_show_product, key } }) => (is_show_product ? paths.product({ key }) : null),
    hasReducedRate: hasReducedRate(cart?.detail.products ?? []),
    stockNotes: stockNotes(cart?.detail.products ?? []),
    gifts: cart ? cartGifts(cart) : [],
    checkoutBlock: blockOf(cart, isSelling),
    checkoutPath,
    quotationPath: useSeller() === null ? null : paths.cartQuotation(),
    loginPath: useOffersLogin() ? loginPath(checkoutPath) : null,
    socialGift: { path: paths.cartSocialGift(), receiverName: cart?.social_receiver?.receiver_name ?? null },
    ...changes,
    messages: usePageMessages("cart-index", "cart-note", "cart-links"),
  };
}
