import { headerCopy as copy } from "#ui/slots/header/header.copy";
import type { HeaderProps } from "#ui/slots/header/header.props";
import { Logo } from "#ui/slots/logo/logo";
import styles from "./header.module.css";

/** The logo and the shop's name, which lead home. */
export function ShopLink({ shopName, homePath }: Pick<HeaderProps, "shopName" | "homePath">) {
  return (
    <a className={styles.shop} href={homePath} aria-label={copy.home(shopName)}>
      <Logo />
      <span className={styles.name}>{shopName}</span>
    </a>
  );
}
