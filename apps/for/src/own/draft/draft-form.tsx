import { paths } from "@noren/contract/paths";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { RadioGroup } from "#ui/elements/radio-group/radio-group";
import { draftCopy as copy } from "./draft.copy.ts";
import { DRAFT_FIELDS, DRAFT_ID } from "./draft-fields.ts";
import type { DrawnDraft } from "./draft.props.ts";
import { DraftNames } from "./draft-names.tsx";
import styles from "./draft.module.css";

interface DraftFormProps {
  drawn: DrawnDraft;
  /** The page that the form leads to without scripts. */
  path: string;
  /** Whether the form ends with the link to the goods of the side. */
  linksGoods: boolean;
}

/** 用途, 表書き, 名入れ, 内／外, in this order: a form to the same page, so it works without scripts. */
export function DraftForm({ drawn, path, linksGoods }: DraftFormProps) {
  const { side, occasions, draft, titles, cords, onSideChosen, onChanged } = drawn;
  return (
    <form className={styles.form} action={`${path}#${DRAFT_ID}`} onSubmit={(event) => event.preventDefault()}>
      <RadioGroup
        id="draft-side"
        label={copy.side}
        name={DRAFT_FIELDS.side}
        look="chip"
        value={side}
        onChange={(chosen) => onSideChosen(chosen === "mourning" ? "mourning" : "joy")}
        options={(["joy", "mourning"] as const).map((value) => ({ value, label: copy.sides[value] }))}
      />
      {(["joy", "mourning"] as const).map((each) => (
        <div key={each} className={styles.occasions} data-of={each}>
          <RadioGroup
            id={`draft-occasion-${each}`}
            label={copy.occasion}
            name={DRAFT_FIELDS.occasion}
            look="chip"
            value={draft.occasion}
            help={occasions.find((one) => one.value === draft.occasion && one.side === each)?.description}
            onChange={(occasion) => onChanged({ occasion })}
            options={occasions.filter((one) => one.side === each).map(({ value, name }) => ({ value, label: name }))}
          />
        </div>
      ))}
      {titles.length > 0 ? (
        <>
          <RadioGroup
            id="draft-title"
            label={copy.title}
            name={DRAFT_FIELDS.title}
            look="chip"
            value={draft.title}
            onChange={(title) => onChanged({ title })}
            options={titles.map((value) => ({ value, label: value }))}
          />
          {cords.length > 1 ? (
            <RadioGroup
              id="draft-cord"
              label={copy.cord}
              help={copy.cordHelp}
              name={DRAFT_FIELDS.cord}
              look="chip"
              value={draft.cord}
              onChange={(cord) => onChanged({ cord })}
              options={cords.map((value) => ({ value, label: copy.cordOf(value) }))}
            />
          ) : null}
          <DraftNames {...drawn} />
          <RadioGroup
            id="draft-placement"
            label={copy.placement}
            name={DRAFT_FIELDS.placement}
            look="chip"
            value={draft.placement}
            onChange={(placement) => onChanged({ placement })}
            options={(["inner", "outer"] as const).map((value) => ({ value, label: copy.placements[value] }))}
          />
        </>
      ) : null}
      <div className={styles.submit}>
        <Button type="submit">{copy.submit}</Button>
      </div>
      {linksGoods && draft.occasion !== "" ? (
        <ButtonLink href={paths.productList({ "a.side": side })}>{copy.browse[side]}</ButtonLink>
      ) : null}
    </form>
  );
}
