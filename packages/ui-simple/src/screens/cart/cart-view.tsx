import type { Cart, MessageCode } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { CartLines } from "#ui/screens/cart/cart-lines";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { CartProps } from "#ui/screens/cart/cart.props";
import { OrderSums } from "#ui/slots/order-sums/order-sums";
import styles from "./cart-view.module.css";

/** The cart: its lines, what they cost, and the way on. What holds for every cart stands there before it has come. */
export function CartView(props: CartProps) {
  const { cart } = props;
  return (
    <>
      <div className={styles.head}>
        <Heading level={1}>{copy.title}</Heading>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      {cart === null ? <Loader label={copy.loading} /> : <Content {...props} cart={cart} />}
    </>
  );
}

function Content(props: CartProps & { cart: Cart }) {
  const { cart } = props;
  if (cart.detail.products.length === 0) {
    return (
      <div className={styles.page}>
        <EmptyState
          icon="cart"
          title={copy.empty}
          action={<ButtonLink href={paths.home()}>{copy.backToShop}</ButtonLink>}
        >
          {copy.emptyLead}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Messages {...props} of={AT_THE_TOP} />
          <Notices notices={cart.notices} />
          <CartLines {...props} cart={cart} />
          <Messages {...props} of={BELOW_THE_LINES} />
        </div>
        <div className={styles.aside}>
          <OrderSums
            sums={cart.detail.order}
            count={cart.detail.products.reduce((sum, { quantity }) => sum + quantity, 0)}
            isCarriageKnown={cart.detail.shippings.length > 0}
          />
          <WayOn {...props} />
        </div>
      </div>
    </div>
  );
}

/** [message.page-keys] `cart-index` is for everybody to read first; notes and links wait below the goods. */
const AT_THE_TOP: readonly MessageCode[] = ["cart-index"];
const BELOW_THE_LINES: readonly MessageCode[] = ["cart-note", "cart-links"];

function Messages({ of, messages }: CartProps & { of: readonly MessageCode[] }) {
  const shown = messages.filter(({ code }) => of.includes(code));
  if (shown.length === 0) return null;
  return (
    <div>
      {shown.map((message) => (
        <PageMessage key={message.code} {...message} />
      ))}
    </div>
  );
}

function Notices({ notices }: Pick<Cart, "notices">) {
  if (notices.length === 0) return null;
  return (
    <Notice tone="warning" title={copy.notices} live>
      <ul>
        {notices.map(({ code, message, product_name }) => (
          <li key={`${code}-${product_name}`}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}

function WayOn({ isMember, checkoutBlock, checkoutPath, loginPath }: CartProps) {
  if (checkoutBlock !== null) return <Notice tone="warning">{copy.blocked[checkoutBlock]}</Notice>;
  if (isMember) {
    return (
      <ButtonLink href={checkoutPath} variant="primary" size="large" block>
        {copy.checkout}
      </ButtonLink>
    );
  }
  return (
    <div className={styles.ways}>
      <ButtonLink href={checkoutPath} variant="primary" size="large" block>
        {copy.guestCheckout}
      </ButtonLink>
      <ButtonLink href={loginPath} block>
        {copy.loginCheckout}
      </ButtonLink>
      <p className={styles.help}>{copy.loginLead}</p>
    </div>
  );
}
