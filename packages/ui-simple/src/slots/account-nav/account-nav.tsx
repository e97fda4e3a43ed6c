import { useDetailsMenu } from "#ui/elements/details-menu/use-details-menu";
import { Icon } from "#ui/elements/icon/icon";
import { accountNavCopy as copy } from "#ui/slots/account-nav/account-nav.copy";
import type { AccountNavProps } from "#ui/slots/account-nav/account-nav.props";
import { joinClasses } from "#ui/join-classes";
import styles from "./account-nav.module.css";

/** The rooms of my page: a list beside the room on wide screens, a menu above it on others. */
export function AccountNav(props: AccountNavProps) {
  const menu = useDetailsMenu();
  const { current, isHome } = props;
  const now = isHome ? "home" : current?.id;
  return (
    <nav className={joinClasses(styles.nav, isHome && styles.atHome)} aria-label={copy.label} data-screen-only="">
      {/* The key closes the menu also when another page leads to the room. */}
      {isHome ? null : (
        <details ref={menu} key={`${now} ${String(current?.isExact)}`} className={styles.compact}>
          <summary className={styles.summary}>
            <span className={styles.label}>{copy.label}</span>
            {current ? <span className={styles.now}>{copy.rooms[current.id]}</span> : null}
            <Icon name="chevron-down" size={20} className={styles.chevron} />
          </summary>
          <Rooms {...props} />
        </details>
      )}
      <div className={styles.wide}>
        <Rooms {...props} />
      </div>
    </nav>
  );
}

function Rooms({ groups, homePath, logoutPath, current, isHome }: AccountNavProps) {
  const currentOf = (id: string) => (id === current?.id ? (current.isExact ? "page" : "true") : undefined);
  return (
    <div className={styles.rooms}>
      <a className={styles.home} href={homePath} aria-current={isHome ? "page" : undefined}>
        {copy.home}
      </a>
      {groups.map(({ id, links }) => (
        <div key={id}>
          <p className={styles.group}>{copy.groups[id]}</p>
          <ul className={styles.links} aria-label={copy.groups[id]}>
            {links.map((link) => (
              <li key={link.id}>
                <a className={styles.link} href={link.path} aria-current={currentOf(link.id)}>
                  {copy.rooms[link.id]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <a className={styles.link} href={logoutPath}>
        {copy.logout}
      </a>
    </div>
  );
}
