import { ButtonLink } from "#ui/elements/button/button-link";
import { Heading } from "#ui/elements/heading/heading";
import { formatDateTime } from "@noren/validation/format";
import { maintenanceCopy as copy } from "#ui/screens/maintenance/maintenance.copy";
import type { MaintenanceProps } from "#ui/screens/maintenance/maintenance.props";
import styles from "#ui/screens/error/error.module.css";

/** [maintenance.redirect] The shop is closed for maintenance. */
export function MaintenanceView({ until, message }: MaintenanceProps) {
  return (
    <div className={styles.page}>
      <title>{copy.title}</title>
      <Heading level={1}>{copy.text}</Heading>
      {message ? <p className={styles.message}>{message}</p> : null}
      <p>{until ? copy.until(formatDateTime(until)) : copy.hint}</p>
      <ButtonLink href="" isReload>
        {copy.retry}
      </ButtonLink>
    </div>
  );
}
