import type { Cart } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { CartArrival } from "#ui/screens/cart/cart-arrival";
import { CartGifts } from "#ui/screens/cart/cart-gifts";
import { CartLines } from "#ui/screens/cart/cart-lines";
import { CartMessages } from "#ui/screens/cart/cart-messages";
import { CartNotices } from "#ui/screens/cart/cart-notices";
import { Notice } from "#ui/elements/notice/notice";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { SavedLines } from "#ui/screens/cart/saved-lines";
import { CheckoutLinks } from "#ui/screens/cart/checkout-links";
import { discountsCopy } from "#ui/slots/discounts/discounts.copy";
import { Discounts } from "#ui/slots/discounts/discounts";
import { MemberOffer } from "#ui/slots/member-offer/member-offer";
import { TextLink } from "#ui/elements/text-link/text-link";
import { ProductRow } from "#ui/slots/product-row/product-row";
import { yieldFocus } from "#ui/yield-focus";
import { OrderSums } from "#ui/slots/order-sums/order-sums";
import styles from "./cart-view.module.css";

/**
 * The lines of the cart, below them its coupons and points and the shop's messages, and beside them the sums and the links to the checkout. Only what
 * changed in the cart comes before the lines: on a phone the goods are what a shopper came to see.
 */
export function CartContent(props: CartProps & { cart: Cart }) {
  const { cart } = props;
  if (cart.detail.products.length === 0) {
    return (
      <div className={styles.page}>
        {props.emptied ? (
          <Notice tone="info" live>
            {copy.emptied[props.emptied]}
          </Notice>
        ) : null}
        <EmptyState
          icon="cart"
          title={copy.empty}
          action={<ButtonLink href={paths.home()}>{copy.backToShop}</ButtonLink>}
        >
          {copy.emptyLead}
        </EmptyState>
        <SavedLines {...props} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <CartNotices notices={cart.notices} />
          <CartLines {...props} cart={cart} />
          <div className={styles.empties}>
            <Button
              look="quiet"
              onClick={(event) => {
                yieldFocus(event);
                // The page becomes short: without this a phone shows its footer.
                event.currentTarget.closest("main")?.scrollIntoView();
                props.onEmptied();
              }}
            >
              {copy.empties}
            </Button>
          </div>
          <CartGifts {...props} />
          {props.discounts ? <Discounts {...props.discounts} /> : null}
          <CartMessages messages={props.messages} />
          {props.hasCoolProducts ? <p className={styles.lead}>{copy.cool}</p> : null}
          <p className={styles.lead}>{copy.lead}</p>
        </div>
        <div className={styles.aside}>
          {props.sums ? <OrderSums {...props.sums} /> : null}
          {props.discounts?.unapplied ? (
            <Notice tone="info" live>
              {discountsCopy.unapplied[props.discounts.unapplied]}
            </Notice>
          ) : null}
          {cart.detail.arrival ? <CartArrival arrival={cart.detail.arrival} /> : null}
          <CheckoutLinks {...props} />
          {props.quotationPath === null ? null : (
            <p className={styles.quotation}>
              <TextLink href={props.quotationPath}>{copy.quotation}</TextLink>
            </p>
          )}
          {props.memberOffer ? <MemberOffer {...props.memberOffer} /> : null}
        </div>
      </div>
      <SavedLines {...props} />
      <ProductRow
        className={styles.related}
        title={copy.related}
        products={props.related}
        onFavouriteToggled={props.onFavouriteToggled}
        onAddedToCart={props.onCardAddedToCart}
      />
    </div>
  );
}
