import { paths, staticPages } from "@noren/contract/paths";
import { Footer as SimpleFooter } from "@noren/ui-simple/slots/footer/footer";
import type { ComponentProps } from "react";
import { buyerCopy as copy } from "../../own/footer/buyer.copy.ts";
import styles from "./footer.module.css";

export type { FooterLink, FooterProps } from "@noren/ui-simple/slots/footer/footer";
export { MinimalFooter } from "@noren/ui-simple/slots/footer/footer";

/** Simple's footer below links for a buyer's office: cut-off times by prefecture, the invoice number, a quotation. */
export function Footer(props: ComponentProps<typeof SimpleFooter>) {
  const links = [
    [staticPages.delivery, copy.cutOff, copy.cutOffLead],
    [staticPages.law, copy.invoice, copy.invoiceLead],
    [paths.cartQuotation(), copy.quotation, copy.quotationLead],
  ] as const;
  return (
    <div className={styles.ground}>
      <nav className={styles.buyer} aria-label={copy.title}>
        {links.map(([path, name, lead]) => (
          <a key={path} href={path}>
            <b>{name}</b>
            <span>{lead}</span>
          </a>
        ))}
      </nav>
      <SimpleFooter {...props} />
    </div>
  );
}
