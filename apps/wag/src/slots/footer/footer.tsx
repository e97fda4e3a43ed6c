import { Footer as SimpleFooter } from "@noren/ui-simple/slots/footer/footer";
import type { ComponentProps } from "react";
import { SekkiList } from "../../own/sekki/sekki-list.tsx";
import styles from "./footer.module.css";

export type { FooterLink, FooterProps } from "@noren/ui-simple/slots/footer/footer";
export { MinimalFooter } from "@noren/ui-simple/slots/footer/footer";

/** Simple's footer below the year's solar terms. */
export function Footer(props: ComponentProps<typeof SimpleFooter>) {
  return (
    <div className={styles.ground}>
      <SekkiList />
      <SimpleFooter {...props} />
    </div>
  );
}
