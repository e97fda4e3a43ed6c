import { formatDate } from "@noren/validation/format";
import { useState } from "react";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { DataTable } from "#ui/elements/data-table/data-table";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Heading } from "#ui/elements/heading/heading";
import { Loader } from "#ui/elements/loader/loader";
import { timeseriesCopy } from "#ui/screens/timeseries/timeseries.copy";
import type { TimeseriesEntry, TimeseriesProps } from "#ui/screens/timeseries/timeseries.props";
import { DeleteDialog } from "#ui/slots/account-page/delete-dialog";
import { useFocusAfterDeletion } from "#ui/slots/account-page/use-focus-after-deletion";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { joinClasses } from "#ui/join-classes";
import styles from "./timeseries-view.module.css";

/** The member's body measurements, or letters to embroider: the newest registration and those before it. */
export function TimeseriesView(props: TimeseriesProps) {
  const { purpose, fields, entries, editPath, homePath, onCleared } = props;
  const copy = timeseriesCopy.of[purpose];
  const [isClearing, setIsClearing] = useState(false);
  const [latest, ...earlier] = entries ?? [];
  useFocusAfterDeletion(entries?.length ?? 0);
  return (
    <ColumnPage width="form" title={copy.title} lead={copy.lead} back={{ path: homePath, name: timeseriesCopy.back }}>
      {entries === null ? (
        <Loader label={copy.loading} />
      ) : (
        <>
          {latest ? <Latest fields={fields} title={copy.latest} entry={latest} /> : <EmptyState title={copy.empty} />}
          <p className={styles.actions}>
            <ButtonLink href={editPath} look="primary">
              {copy.add}
            </ButtonLink>
            {latest ? (
              <Button look="quiet" icon="trash" onClick={() => setIsClearing(true)}>
                {timeseriesCopy.clear}
              </Button>
            ) : null}
          </p>
          {earlier.length > 0 ? <Earlier fields={fields} title={copy.earlier} entries={earlier} /> : null}
        </>
      )}
      <DeleteDialog
        item={isClearing ? copy : null}
        title={copy.removeTitle}
        cancelText={timeseriesCopy.cancel}
        deleteText={timeseriesCopy.clear}
        onClose={() => setIsClearing(false)}
        onDeleted={onCleared}
      >
        {({ removeLead }) => <p>{removeLead}</p>}
      </DeleteDialog>
    </ColumnPage>
  );
}

interface LatestProps extends Pick<TimeseriesProps, "fields"> {
  title: string;
  entry: TimeseriesEntry;
}

function Latest({ fields, title, entry: { measuredAt, facts } }: LatestProps) {
  const items = fields.flatMap(({ name, label }) =>
    facts[name] === undefined ? [] : [{ term: label, detail: facts[name] }],
  );
  return (
    <section className={styles.part}>
      <Heading level={2}>{title}</Heading>
      <time dateTime={measuredAt} className={styles.day}>
        {timeseriesCopy.addedOn(formatDate(measuredAt))}
      </time>
      <DefinitionList items={items} />
    </section>
  );
}

interface EarlierProps extends Pick<TimeseriesProps, "fields"> {
  title: string;
  entries: TimeseriesEntry[];
}

function Earlier({ fields, title, entries }: EarlierProps) {
  return (
    <section className={joinClasses(styles.part, styles.earlier)}>
      <Heading level={2}>{title}</Heading>
      <DataTable
        caption={title}
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          { key: "day", head: timeseriesCopy.day, cell: ({ measuredAt }) => formatDate(measuredAt) },
          ...fields.map(({ name, label }) => ({
            key: name,
            head: label,
            cell: ({ facts }: TimeseriesEntry) => facts[name] ?? timeseriesCopy.none,
          })),
        ]}
      />
    </section>
  );
}
