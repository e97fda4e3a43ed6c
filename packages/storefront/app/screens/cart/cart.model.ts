import { useListRecommendationsQuery } from "@noren/api/endpoints/catalogue";
import { useDeleteTransactionErrorMutation } from "@noren/api/endpoints/payment";
import type { Cart } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { findCheckoutNeed } from "@noren/domain/checkout";
import { isPackedAsGift } from "@noren/contract/is-packed-as-gift";
import { loginPath } from "@noren/domain/return-path";
import { hasReducedRate } from "@noren/validation/format";
import { skipToken } from "@reduxjs/toolkit/query";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { usePendingPayment } from "../../payment/use-pending-payment.ts";
import { useQuickAdd } from "../../effects/use-add-to-cart.ts";
import { toFailureToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useFavouriteToggle } from "../../state/use-favourite.ts";
import { useAccessories } from "./use-accessories.ts";
import { useSavedLines } from "./use-saved-lines.ts";
import { toCartSums } from "../../state/order-sums.ts";
import { useSeller } from "../../state/seller.ts";
import { useCart } from "../../state/use-cart.ts";
import { useDiscounts } from "../../state/use-discounts.ts";
import { useIsSelling } from "../../state/use-is-selling.ts";
import { useOffersLogin } from "../../state/use-offers-login.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";
import { listGiftParcels } from "../../social-gift/gift-parcels.ts";
import { sortLines } from "./line-order.ts";
import { stockNotes } from "./stock-note.ts";
import { useEmptiedReason } from "./use-emptied-reason.ts";
import { useLineChanges } from "./use-line-changes.ts";
import { useMemberOffer } from "./use-member-offer.ts";

/** Why the checkout of a cart with products cannot begin. */
function blockOf(cart: Cart | null, isSelling: boolean): CartProps["checkoutBlock"] {
  const need = findCheckoutNeed("shipping-select", { cart, isSelling, hasOrder: false });
  return need === "selling" || need === "stock" ? need : null;
}

/** The parcels that are packed as gifts. */
const cartGifts = (cart: Cart): CartProps["gifts"] =>
  listGiftParcels(cart)
    .filter(isPackedAsGift)
    .map((packed) => ({
      key: packed.key,
      name: packed.name,
      packed,
      path: paths.cartGift({ key: packed.key, from: "cart" }),
    }));

/** The recipients of the lines, which several destinations distinguish. */
function recipientNames({ detail: { products, shippings } }: Cart): CartProps["recipientNames"] {
  const names = new Map(shippings.map(({ key, shipping_name }) => [key, shipping_name]));
  if (names.size < 2) return new Map();
  return new Map(
    products.flatMap(({ key, shipping_key }) => {
      const name = shipping_key === null ? undefined : names.get(shipping_key);
      return name === undefined ? [] : [[key, name]];
    }),
  );
}

/** The path of a line's product; null for a product that the shop no longer shows. */
const productPath: CartProps["productPath"] = ({ product_info: { is_show_product, key } }) =>
  is_show_product ? paths.product({ key }) : null;

/** Products that go with the last one in the cart, without those that it has. */
function useRelated(cart: Cart | null): CartProps["related"] {
  const lines = cart?.detail.products ?? [];
  const last = lines.findLast(({ product_info }) => product_info.is_show_product);
  const { currentData } = useListRecommendationsQuery(last?.product_info.key ?? skipToken);
  const known = new Set([...lines, ...(cart?.detail.saved ?? [])].map(({ product_info }) => product_info.id));
  return (currentData?.data ?? []).filter(({ id, is_stock_available }) => is_stock_available && !known.has(id));
}

export function useCartModel(): CartProps {
  const dispatch = useAppDispatch();
  const { token, cart } = useCart();
  const isSelling = useIsSelling();
  const changes = useLineChanges();
  const related = useRelated(cart);
  const accessories = useAccessories(cart);
  const offered = accessories.accessories?.offers?.map(({ price }) => ({ tax_rate: price.taxRate })) ?? [];
  const [deleteTransactionError] = useDeleteTransactionErrorMutation();
  const checkoutPath = cart?.social_receiver ? paths.cartSocialGift() : paths.cartShippingSelect();
  return {
    cart: cart && { ...cart, detail: { ...cart.detail, products: sortLines(cart.detail.products) } },
    pending: usePendingPayment(cart) ?? null,
    failure: cart?.transaction_error ?? null,
    emptied: useEmptiedReason(cart, changes.removal !== null || [...changes.wantedQuantities.values()].includes(0)),
    sums: cart && toCartSums(cart),
    discounts: useDiscounts(token, cart),
    memberOffer: useMemberOffer(cart),
    hasCoolProducts: cart?.detail.products.some(({ temperature }) => temperature !== undefined) ?? false,
    productPath,
    ...useSavedLines(cart, productPath),
    ...accessories,
    recipientNames: cart ? recipientNames(cart) : new Map(),
    related,
    onFavouriteToggled: useFavouriteToggle(),
    onCardAddedToCart: useQuickAdd(),
    onFailureDismissed: () => {
      if (token === null) return;
      deleteTransactionError(token)
        .unwrap()
        .catch((problem: unknown) => void dispatch(toFailureToast(problem)));
    },
    hasReducedRate: hasReducedRate([...(cart?.detail.products ?? []), ...related, ...offered]),
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
