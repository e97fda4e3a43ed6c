import { paths } from "@noren/contract/paths";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { TextLink } from "#ui/elements/text-link/text-link";
import { formatNumber } from "@noren/validation/format";
import { memberHomeCopy as copy } from "#ui/screens/member-home/member-home.copy";
import type { MemberHomeProps } from "#ui/screens/member-home/member-home.props";
import { OrderCard } from "#ui/slots/order-card/order-card";
import { ProductRow } from "#ui/slots/product-row/product-row";
import styles from "./member-home-view.module.css";

/** The logged-in home: the last order, recently viewed and recommended products. */
export function MemberHomeView(props: MemberHomeProps) {
  const { user, points, latestOrder, recentProducts, recommended, onFavouriteToggled, onAddedToCart } = props;
  const actions = { onFavouriteToggled, onAddedToCart };
  if (user === null) return <Loader label={copy.loading} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{copy.title(`${user.last_name} ${user.first_name}`)}</Heading>
        {points === null ? null : <p>{copy.point(formatNumber(points))}</p>}
        <p className={styles.ways}>
          <ButtonLink href={paths.productList()} look="primary">
            {copy.toShop}
          </ButtonLink>
          <ButtonLink href={paths.mypageHome()}>{copy.mypage}</ButtonLink>
        </p>
      </header>
      {latestOrder ? (
        <section className={styles.section}>
          <Heading
            level={2}
            aside={
              <TextLink href={paths.orderHistory()} look="arrow">
                {copy.allOrders}
              </TextLink>
            }
          >
            {copy.latest}
          </Heading>
          <OrderCard order={latestOrder} path={paths.order({ key: latestOrder.id })} />
        </section>
      ) : null}
      <ProductRow {...actions} title={copy.recent} products={recentProducts} />
      <ProductRow {...actions} title={copy.recommended} products={recommended} />
    </div>
  );
}
