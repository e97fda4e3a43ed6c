import type { BusinessDate, FreeArea } from "@noren/contract";
import { formatYen } from "@noren/validation/format";
import { DataTable } from "#ui/elements/data-table/data-table";
import { Heading } from "#ui/elements/heading/heading";
import { staticPageCopy as copy } from "#ui/screens/static-page/static-page.copy";
import { BusinessCalendar } from "#ui/slots/business-calendar/business-calendar";
import styles from "./static-page.module.css";

export interface DeliveryFactsProps {
  /** The areas with the sums from which delivery is free; empty for a shop without free delivery. */
  freeAreas: readonly FreeArea[];
  businessDates: readonly BusinessDate[];
  /** YYYY-MM-DD in Japan. */
  today: string;
}

/** The current facts below the shop's text about delivery: areas of free delivery, and open and closed days. */
export function DeliveryFacts({ freeAreas, businessDates, today }: DeliveryFactsProps) {
  return (
    <>
      {freeAreas.length > 0 ? (
        <section className={styles.facts}>
          <Heading level={2}>{copy.freeAreas}</Heading>
          <DataTable
            caption={copy.freeAreas}
            rows={[...freeAreas]}
            rowKey={({ code }) => code}
            columns={[
              { key: "name", head: copy.area, cell: ({ name }) => name },
              { key: "prefectures", head: copy.prefectures, cell: ({ prefectures }) => prefectures.join("、") },
              {
                key: "freeFrom",
                head: copy.freeFrom,
                cell: ({ free_from }) => copy.freeFromYen(formatYen(free_from)),
                numeric: true,
              },
            ]}
          />
        </section>
      ) : null}
      {businessDates.length > 0 ? (
        <section className={styles.facts}>
          <Heading level={2}>{copy.calendar}</Heading>
          <BusinessCalendar dates={businessDates} today={today} />
        </section>
      ) : null}
    </>
  );
}
