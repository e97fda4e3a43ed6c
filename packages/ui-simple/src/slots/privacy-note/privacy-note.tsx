import { staticPages } from "@noren/contract/paths";
import { TextLink } from "#ui/elements/text-link/text-link";
import { privacyNoteCopy as copy } from "#ui/slots/privacy-note/privacy-note.copy";
import styles from "./privacy-note.module.css";

/** What becomes of what a visitor enters; before the button of a form with personal data. */
export function PrivacyNote() {
  return (
    <p className={styles.note}>
      {copy.lead}
      <TextLink href={staticPages.privacy}>{copy.privacy}</TextLink>
      {copy.end}
    </p>
  );
}
