import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { formatDateTime } from "@noren/validation/format";
import { maintenanceMessages as words } from "#ui/screens/maintenance/maintenance.messages";
import type { MaintenanceProps } from "#ui/screens/maintenance/maintenance.props";
import styles from "#ui/screens/error/error.module.css";

/** Spec 4: the shop is closed for maintenance. */
export function MaintenanceView({ until }: MaintenanceProps) {
  return (
    <div className={styles.page}>
      <title>{words.title}</title>
      <Heading level={1}>{words.text}</Heading>
      <p>{until ? words.until(formatDateTime(until)) : words.hint}</p>
      <ButtonLink href="" isReload>
        {words.retry}
      </ButtonLink>
    </div>
  );
}
