import { Footer as SimpleFooter, type FooterProps } from "@noren/ui-simple/slots/footer/footer";
import { titlesCopy as titles } from "../../own/titles.copy.ts";
import { footerCopy as copy } from "../../own/footer/guides.copy.ts";
import styles from "./footer.module.css";

export type { FooterLink, FooterProps } from "@noren/ui-simple/slots/footer/footer";
export { MinimalFooter } from "@noren/ui-simple/slots/footer/footer";

/** The guide of joy and mourning on black, and Simple's footer. */
export function Footer(props: FooterProps) {
  return (
    <div className={styles.ground}>
      <nav className={styles.guide} aria-label={titles.guide}>
        <h2 className={styles.heading}>{titles.guide}</h2>
        <ul className={styles.articles}>
          {copy.guides.map(({ path, name, text }) => (
            <li key={path}>
              <a className={styles.article} href={path}>
                <span className={styles.articleName}>{name}</span>
                <span className={styles.articleText}>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SimpleFooter {...props} />
    </div>
  );
}
