import { Badge } from "#ui/elements/badge/badge";
import { recipientsCopy as copy } from "#ui/slots/recipients/recipients.copy";
import type { Recipient } from "#ui/slots/recipients/recipients.props";
import styles from "./recipients.module.css";

/** Name and address of a recipient, as the label of its choice. */
export function RecipientText({ recipient }: { recipient: Recipient }) {
  return (
    <span className={styles.address}>
      <span className={styles.name}>
        {copy.to(recipient.name)}
        {recipient.isOwn ? <Badge>{copy.ownBadge}</Badge> : null}
        {recipient.isDefault ? <Badge tone="accent">{copy.defaultBadge}</Badge> : null}
        {recipient.isTyped ? <Badge>{copy.typedBadge}</Badge> : null}
      </span>
      <span>{recipient.address}</span>
    </span>
  );
}
