import type { GiftDraft } from "@noren/validation/fields/gift-draft";
import { Disclosure } from "#ui/elements/disclosure/disclosure";
import { TextField } from "#ui/elements/text-field/text-field";
import { draftCopy as copy } from "./draft.copy.ts";
import { DRAFT_FIELDS } from "./draft-fields.ts";
import type { DrawnDraft } from "./draft.props.ts";
import styles from "./draft.module.css";

type NamesProps = Pick<DrawnDraft, "draft" | "nameHint" | "nameLetters" | "tooLong" | "onChanged">;

const MORE = [
  ["name_2", copy.name2],
  ["name_3", copy.name3],
  ["affiliation", copy.affiliation],
  ["reading", copy.reading],
] as const satisfies readonly (readonly [keyof GiftDraft, string])[];

/** The names below the knot; the rarer ones are folded. */
export function DraftNames({ draft, nameHint, nameLetters, tooLong, onChanged }: NamesProps) {
  const field = (key: keyof GiftDraft) => ({
    id: `draft-${key}`,
    name: DRAFT_FIELDS[key],
    value: draft[key],
    onChange: (text: string) => onChanged({ [key]: text }),
    error: tooLong.has(key) ? copy.tooLong(nameLetters) : undefined,
  });
  return (
    <div className={styles.names}>
      <TextField {...field("name_1")} label={copy.name} help={copy.nameHelp(nameHint, nameLetters)} width="l" />
      <Disclosure summary={copy.more} defaultOpen={MORE.some(([key]) => draft[key] !== "")}>
        <div className={styles.names}>
          <p className={styles.note}>{copy.moreHelp}</p>
          {MORE.map(([key, label]) => (
            <TextField key={key} {...field(key)} label={label} width="l" />
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
