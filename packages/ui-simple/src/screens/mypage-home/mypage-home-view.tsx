import { paths } from "@noren/contract/paths";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { TextLink } from "#ui/elements/text-link/text-link";
import { formatNumber, formatShortDay } from "@noren/validation/format";
import { mypageHomeCopy as copy } from "#ui/screens/mypage-home/mypage-home.copy";
import type { MemorialReminder, MypageHomeProps, Reminder } from "#ui/screens/mypage-home/mypage-home.props";
import { accountNavCopy as nav } from "#ui/slots/account-nav/account-nav.copy";
import { LinkList } from "#ui/slots/account-page/link-list";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { OrderCard } from "#ui/slots/order-card/order-card";
import styles from "./mypage-home-view.module.css";

/** A line as high as the greeting, which arrives later. */
const NO_GREETING = "\u00a0";

/** My page: the member, the latest orders, and links to all other screens of the account. */
export function MypageHomeView(props: MypageHomeProps) {
  const { isArriving, user, reminders, menu, shops, logoutPath } = props;
  return (
    <ColumnPage title={copy.title} lead={user ? <Greeting user={user} /> : NO_GREETING}>
      {isArriving ? (
        <Loader label={copy.loading} />
      ) : (
        <>
          {reminders.length > 0 ? <Reminders reminders={reminders} /> : null}
          <Orders {...props} />
        </>
      )}
      <AccountMenu menu={menu} />
      {shops.length > 0 ? <OtherShops shops={shops} /> : null}
      <p className={styles.logout}>
        <TextLink href={logoutPath}>{copy.logout}</TextLink>
      </p>
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

function Reminders({ reminders }: Pick<MypageHomeProps, "reminders">) {
  return (
    <section className={styles.reminders} aria-label={copy.reminders}>
      <LinkList items={reminders} keyOf={keyOf}>
        {(reminder) =>
          "memorial" in reminder ? (
            <Upcoming {...reminder} />
          ) : (
            <span className={styles.reminder}>{textOf(reminder)}</span>
          )
        }
      </LinkList>
    </section>
  );
}

const keyOf = (reminder: Reminder) => ("memorial" in reminder ? reminder.memorial.id : reminder.kind);

function textOf(reminder: Exclude<Reminder, MemorialReminder>): string {
  switch (reminder.kind) {
    case "messages":
    case "inquiries":
      return copy.reminder[reminder.kind](formatNumber(reminder.count));
    case "coupons":
    case "points":
      return copy.expiry[reminder.kind](formatNumber(reminder.count), reminder.daysLeft);
    case "new-email":
      return copy.newEmail(reminder.email);
    default:
      return copy.warning[reminder.kind];
  }
}

function Upcoming({ kind, memorial: { name, next_date, daysLeft } }: MemorialReminder) {
  return (
    <span className={styles.link}>
      <span className={styles.reminder}>{copy.memorial(name, daysLeft)}</span>
      <span className={styles.none}>{copy.gifts[kind](formatShortDay(next_date))}</span>
    </span>
  );
}

function Orders({ orders, areUnderWay, orderPath }: Pick<MypageHomeProps, "orders" | "areUnderWay" | "orderPath">) {
  if (orders === null) return <Loader label={copy.loading} />;
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
        {areUnderWay ? copy.underWay : copy.latest}
      </Heading>
      {orders.length === 0 ? <p className={styles.none}>{copy.noOrders}</p> : null}
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} path={orderPath(order.id)} />
            {order.payment_guide ? <p className={styles.guide}>{order.payment_guide}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AccountMenu({ menu }: Pick<MypageHomeProps, "menu">) {
  return (
    <nav className={styles.menu} aria-label={copy.menu}>
      {menu.map(({ id, links }) => (
        <section key={id} className={styles.group}>
          <Heading level={2} size="s">
            {nav.groups[id]}
          </Heading>
          <LinkList items={links} columns={2}>
            {(link) => (
              <span className={styles.link}>
                <strong>{nav.rooms[link.id]}</strong>
                <span className={styles.none}>{copy.leads[link.id]}</span>
              </span>
            )}
          </LinkList>
        </section>
      ))}
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
      <LinkList items={shops} columns={2}>
        {({ name }) => <strong>{name}</strong>}
      </LinkList>
    </section>
  );
}
