import { paths } from "@noren/contract/paths";
import { Icon } from "#ui/elements/icon/icon";
import type { HeaderAccount } from "#ui/slots/header/header.props";
import { headerCopy as copy } from "#ui/slots/header/header.copy";
import styles from "./header.module.css";

/** The link to my page or to the login. Its space is reserved while the session is undecided, to avoid a layout shift. */
export function AccountLinks({ account }: { account: HeaderAccount }) {
  const isMember = account?.kind === "member";
  const path = isMember ? paths.mypageHome() : (account?.loginPath ?? paths.login());
  return (
    <nav className={styles.account} aria-label={copy.account} data-known={account !== null}>
      <a href={path}>
        <Icon name="user" />
        <span className={styles.word}>{isMember ? copy.mypage : copy.login}</span>
      </a>
    </nav>
  );
}
