import { paths } from "@noren/contract/paths";
import { useRef, useState, type SubmitEvent } from "react";
import { ATTRIBUTE_INPUT_MAX } from "@noren/validation/fields/search-limits";
import { Button } from "#ui/elements/button/button";
import { Heading } from "#ui/elements/heading/heading";
import { titlesCopy } from "../home/titles.copy.ts";
import { BOX_KEYS } from "./box-keys.ts";
import { measureCopy as copy } from "./measure.copy.ts";
import { readMeasure } from "./read-measure.ts";
import fieldStyles from "../field/field.module.css";
import styles from "./measure.module.css";

type Field = (typeof BOX_KEYS)[number];

/** A problem with what was typed; of the whole form where no field is at fault. */
interface Problem {
  field: Field | null;
  text: string;
}

const ERROR_ID = "measure-error";

/** Finds what fits into a place: a GET form to the list. The fields keep what was typed, so that going back shows it again. */
export function MeasureSearch() {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const inputOf = (field: Field) => form.current?.elements.namedItem(`a.${field}.max`) as HTMLInputElement;

  /** Writes the numbers in the form that the list reads; keeps the form where one cannot be read. */
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const read = BOX_KEYS.map((field) => ({ field, ...readMeasure(inputOf(field).value) }));
    const wrong = read.find(({ error }) => error !== null);
    if (!wrong && read.some(({ value }) => value !== "")) {
      for (const { field, value } of read) inputOf(field).value = value;
      return;
    }
    event.preventDefault();
    setProblem({ field: wrong?.field ?? null, text: wrong?.error ?? copy.empty });
    inputOf(wrong?.field ?? "width").focus();
  };

  return (
    <section className={styles.measure}>
      <Heading level={2}>{titlesCopy.measure}</Heading>
      <form ref={form} className={styles.form} action={paths.productList()} onSubmit={onSubmit} noValidate>
        <p className={styles.lead}>{copy.lead}</p>
        <div className={styles.fields}>
          {BOX_KEYS.map((field) => (
            <label key={field} className={styles.field}>
              <span>{copy.fields[field]}</span>
              <input
                className={fieldStyles.field}
                name={`a.${field}.max`}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                maxLength={ATTRIBUTE_INPUT_MAX}
                aria-label={copy.fieldOf(copy.fields[field])}
                aria-invalid={problem?.field === field || undefined}
                aria-describedby={problem?.field === field ? ERROR_ID : undefined}
                onChange={() => setProblem(null)}
              />
              <small aria-hidden="true">{copy.within}</small>
            </label>
          ))}
          <Button type="submit" look="primary" icon="search">
            {copy.find}
          </Button>
        </div>
        <div role="alert">
          {problem ? (
            <p id={ERROR_ID} className={styles.error}>
              {problem.text}
            </p>
          ) : null}
        </div>
      </form>
    </section>
  );
}
