import { paths } from "@noren/contract/paths";
import { Heading } from "#ui/elements/heading/heading";
import { Icon } from "#ui/elements/icon/icon";
import { Loader } from "#ui/elements/loader/loader";
import { TextLink } from "#ui/elements/text-link/text-link";
import { formatNumber } from "@noren/validation/format";
import { mypageHomeCopy as copy } from "#ui/screens/mypage-home/mypage-home.copy";
import type { MypageHomeProps } from "#ui/screens/mypage-home/mypage-home.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { OrderCard } from "#ui/slots/order-card/order-card";
import styles from "./mypage-home-view.module.css";

/** My page: the member, the latest orders, and links to all other screens of the account. */
export function MypageHomeView({ user, orders, isLoading, links, shops, orderPath, logoutPath }: MypageHomeProps) {
  return (
    <ColumnPage title={copy.title} lead={user ? <Greeting user={user} /> : undefined}>
      {isLoading ? (
        <Loader label={copy.loading} />
      ) : (
        <>
          {orders ? <LatestOrders orders={orders} orderPath={orderPath} /> : <Loader label={copy.loading} />}
          <AccountMenu links={links} />
          {shops.length > 0 ? <OtherShops shops={shops} /> : null}
          <p className={styles.logout}>
            <TextLink href={logoutPath}>{copy.logout}</TextLink>
          </p>
        </>
      )}
    </ColumnPage>
  );
}

function Greeting({ user }: { user: NonNullable<MypageHomeProps["user"]> }) {
  return (
    <>
      {copy.hello(`${user.last_name} ${user.first_name}`)}
      {user.point > 0 ? copy.point(formatNumber(user.point)) : null}
    </>
  );
}

type LatestOrdersProps = Pick<MypageHomeProps, "orderPath"> & { orders: NonNullable<MypageHomeProps["orders"]> };

function LatestOrders({ orders, orderPath }: LatestOrdersProps) {
  return (
    <section className={styles.part}>
      <Heading
        level={2}
        aside={
          orders.length > 0 ? (
            <TextLink href={paths.orderHistory()} look="arrow">
              {copy.allOrders}
            </TextLink>
          ) : undefined
        }
      >
        {copy.latest}
      </Heading>
      {orders.length === 0 ? <p className={styles.none}>{copy.noOrders}</p> : null}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} path={orderPath(order.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AccountMenu({ links }: Pick<MypageHomeProps, "links">) {
  return (
    <nav className={styles.part} aria-label={copy.menu}>
      <ul className={styles.links}>
        {links.map(({ id, path }) => (
          <li key={id}>
            <a className={styles.link} href={path}>
              <span>
                <strong>{copy.links[id].name}</strong>
                <span className={styles.none}>{copy.links[id].lead}</span>
              </span>
              <Icon name="chevron-right" size={20} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OtherShops({ shops }: Pick<MypageHomeProps, "shops">) {
  return (
    <section className={styles.part}>
      <div>
        <Heading level={2}>{copy.shops}</Heading>
        <p className={styles.none}>{copy.shopsLead}</p>
      </div>
      <ul className={styles.links}>
        {shops.map(({ name, path }) => (
          <li key={path}>
            <a className={styles.link} href={path}>
              <strong>{name}</strong>
              <Icon name="chevron-right" size={20} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
