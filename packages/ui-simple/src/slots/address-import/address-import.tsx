import { useState } from "react";
import { Button } from "#ui/elements/button/button";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { FileButton } from "#ui/elements/file-button/file-button";
import { Notice } from "#ui/elements/notice/notice";
import { Spinner } from "#ui/elements/spinner/spinner";
import { addressImportCopy as copy } from "#ui/slots/address-import/address-import.copy";
import type { AddressImportProps, ImportOutcome } from "#ui/slots/address-import/address-import.props";
import styles from "./address-import.module.css";

/** The number of faults that are listed. */
const LISTED_FAULTS = 10;

type Props = AddressImportProps & {
  /** Called with the ids of the new addresses. */
  onImported?: (ids: readonly number[]) => void;
};

/** Imports a CSV file into the address book, at once when it is chosen. */
export function AddressImport({ onExported, onFileChosen, onImported }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const send = async (file: File | undefined): Promise<void> => {
    if (!file || isBusy) return;
    setBusy(true);
    setOutcome(null);
    try {
      const result = await onFileChosen(file);
      setOutcome(result);
      if (result.kind === "imported") onImported?.(result.addedIds);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Disclosure summary={copy.title}>
      <div className={styles.import}>
        <p>{copy.lead}</p>
        <p>{copy.sampleLead}</p>
        {onExported ? (
          <p>
            <Button look="quiet" onClick={() => onExported("utf-8")}>
              {copy.sample}
            </Button>
          </p>
        ) : null}
        <FileButton
          accept=".csv,text/csv"
          icon={isBusy ? <Spinner size={18} /> : undefined}
          onChosen={([file]) => void send(file)}
        >
          {isBusy ? copy.importing : copy.choose}
        </FileButton>
        <Outcome outcome={outcome} />
      </div>
    </Disclosure>
  );
}

function Outcome({ outcome }: { outcome: ImportOutcome | null }) {
  if (outcome === null) return null;
  if (outcome.kind === "imported") {
    return (
      <Notice tone="success" live>
        <p>{copy.imported(outcome.added, outcome.changed)}</p>
      </Notice>
    );
  }
  const hidden = outcome.lines.length - LISTED_FAULTS;
  return (
    <Notice tone="error" live>
      <p>{outcome.message}</p>
      <ul className={styles.lines}>
        {outcome.lines.slice(0, LISTED_FAULTS).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {hidden > 0 ? <li>{copy.more(hidden)}</li> : null}
      </ul>
    </Notice>
  );
}
