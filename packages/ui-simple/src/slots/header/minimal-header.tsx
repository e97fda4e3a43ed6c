import { headerCopy as copy } from "#ui/slots/header/header.copy";
import { Logo } from "#ui/slots/logo/logo";
import type { HeaderProps } from "#ui/slots/header/header.props";
import styles from "./minimal-header.module.css";

/** The header of checkout and login: only the shop's name. */
export function MinimalHeader({ shopName, homePath }: Pick<HeaderProps, "shopName" | "homePath">) {
  return (
    <header className={styles.header}>
      <a className={styles.shop} href={homePath} aria-label={copy.home(shopName)}>
        <Logo />
        <span className={styles.name}>{shopName}</span>
      </a>
    </header>
  );
}
