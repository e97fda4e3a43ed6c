import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { CartContent } from "#ui/screens/cart/cart-content";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { CartProps } from "#ui/screens/cart/cart.props";
import styles from "./cart-view.module.css";

/** The cart. The heading and the lead are the same for every cart, so they show while it loads. */
export function CartView(props: CartProps) {
  const { cart } = props;
  return (
    <>
      <div className={styles.head}>
        <Heading level={1}>{copy.title}</Heading>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      {cart === null ? <Loader label={copy.loading} /> : <CartContent {...props} cart={cart} />}
    </>
  );
}
