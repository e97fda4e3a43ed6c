import { printedSellerCopy as copy } from "#ui/slots/printed-seller/printed-seller.copy";
import type { PrintedSellerProps } from "#ui/slots/printed-seller/printed-seller.props";
import styles from "./printed-seller.module.css";

/** The seller on a printed page, whose header and footer are not printed. Hidden on the screen. */
export function PrintedSeller({ seller }: { seller: PrintedSellerProps | null }) {
  if (seller === null) return null;
  const { name, address, registrationNumber } = seller;
  return (
    <div className={styles.seller}>
      <p className={styles.name}>{name}</p>
      {address ? <p>{address}</p> : null}
      {registrationNumber ? <p>{copy.registrationNumber(registrationNumber)}</p> : null}
    </div>
  );
}
