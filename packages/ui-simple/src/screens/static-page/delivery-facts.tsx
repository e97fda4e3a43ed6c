import type { BusinessDate, FreeArea } from "@noren/contract";
import { formatYen } from "@noren/validation/format";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
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

/** The areas by their sum, the lowest first: most shops have one sum for all areas. */
function listBySum(areas: readonly FreeArea[]) {
  const bySum = Map.groupBy(areas, ({ free_from }) => free_from);
  return [...bySum].toSorted(([one], [other]) => one - other);
}

const ANCHORS = { freeAreas: "free-areas", calendar: "calendar" };

/** The sections of `DeliveryFacts`, for the table of contents. */
export const listFactSections = ({ freeAreas, businessDates }: DeliveryFactsProps) => [
  ...(freeAreas.length > 0 ? [{ anchor: ANCHORS.freeAreas, title: copy.freeAreas }] : []),
  ...(businessDates.length > 0 ? [{ anchor: ANCHORS.calendar, title: copy.calendar }] : []),
];

/** The current facts below the shop's text about delivery: areas of free delivery, and open and closed days. */
export function DeliveryFacts({ freeAreas, businessDates, today }: DeliveryFactsProps) {
  return (
    <>
      {freeAreas.length > 0 ? (
        <section className={styles.facts}>
          <Heading level={2} id={ANCHORS.freeAreas}>
            {copy.freeAreas}
          </Heading>
          <DefinitionList
            items={listBySum(freeAreas).map(([sum, areas]) => ({
              term: copy.freeFrom(formatYen(sum)),
              detail: areas.map(({ name }) => name).join("、"),
            }))}
          />
        </section>
      ) : null}
      {businessDates.length > 0 ? (
        <section className={styles.facts}>
          <Heading level={2} id={ANCHORS.calendar}>
            {copy.calendar}
          </Heading>
          <BusinessCalendar dates={businessDates} today={today} />
        </section>
      ) : null}
    </>
  );
}
