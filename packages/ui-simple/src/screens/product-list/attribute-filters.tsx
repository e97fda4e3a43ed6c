import type { AttributeFacet } from "@noren/contract";
import { useState } from "react";
import { ATTRIBUTE_INPUT_MAX } from "@noren/validation/fields/search-limits";
import { SelectField } from "#ui/elements/select-field/select-field";
import {
  changeAttributeFilter,
  findAttributeFilter,
  formatAttributeNumber,
} from "#ui/screens/product-list/attribute-conditions";
import { ChoiceCheckboxes } from "#ui/screens/product-list/choice-checkboxes";
import { FilterGroup, type FilterGroupLook } from "#ui/screens/product-list/filter-group";
import { productListCopy as copy } from "#ui/screens/product-list/product-list.copy";
import type { AttributeFilter, ProductListProps } from "#ui/screens/product-list/product-list.props";
import styles from "./filter-panel.module.css";

interface AttributeFiltersProps extends Pick<ProductListProps, "facets" | "filter">, FilterGroupLook {
  onFilterChanged: ProductListProps["onFilterChanged"];
}

interface PartProps {
  facet: AttributeFacet;
  filter: AttributeFilter;
  onChanged: (change: Partial<AttributeFilter>) => void;
}

/** The longest scale whose numbers are listed. For a longer one, such as metres, the ends are typed. */
const LISTED_STEPS_MAX = 24;
const hasFewSteps = ({ scale }: NonNullable<AttributeFacet["range"]>) =>
  scale !== undefined && scale.max - scale.min <= LISTED_STEPS_MAX;

/** The shop's attributes, each with the control that fits: choices as checkboxes, numbers as a range. */
export function AttributeFilters({ facets, filter, isFolded, onFilterChanged }: AttributeFiltersProps) {
  return (facets.attributes ?? []).map((facet) => {
    const { key, name, range } = facet;
    const part = {
      facet,
      filter: findAttributeFilter(filter.attributes, key),
      onChanged: (change: Partial<AttributeFilter>) =>
        onFilterChanged({ attributes: changeAttributeFilter(filter.attributes, key, change) }),
    };
    const { choices, min, max } = part.filter;
    return (
      <FilterGroup
        key={key}
        title={name}
        chosen={choices.length + [min, max].filter((end) => end !== null).length}
        isFolded={isFolded}
      >
        {range === undefined ? <Choices {...part} /> : hasFewSteps(range) ? <Steps {...part} /> : <Numbers {...part} />}
      </FilterGroup>
    );
  });
}

function Choices({ facet: { key, choices }, filter, onChanged }: PartProps) {
  return (
    <ChoiceCheckboxes
      name={`a.${key}`}
      choices={choices}
      chosen={filter.choices}
      onChanged={(chosen) => onChanged({ choices: chosen })}
    />
  );
}

const ENDS = ["min", "max"] as const;

/** The ends of a range on a scale, chosen among its whole numbers. */
function Steps({ facet, filter, onChanged }: PartProps) {
  const { min = 0, max = 0, low = "", high = "", steps } = facet.range?.scale ?? {};
  const options = Array.from({ length: Math.floor(max - min) + 1 }, (_, index) => {
    const meaning = index === 0 ? low : min + index === max ? high : "";
    const text = formatAttributeNumber(facet, min + index);
    return { value: String(min + index), label: steps || meaning === "" ? text : copy.step(text, meaning) };
  });
  return ENDS.map((end) => (
    <SelectField
      key={end}
      id={`a-${facet.key}-${end}`}
      name={`a.${facet.key}.${end}`}
      label={copy.ends[end]}
      value={filter[end] === null ? "" : String(filter[end])}
      emptyLabel={copy.anyNumber}
      options={options}
      onChange={(value) => onChanged({ choices: [], [end]: value === "" ? null : Number(value) })}
    />
  ));
}

/** The ends of a range as numbers, applied when the field is left or the form is sent. What is no number is named. */
function Numbers({ facet: { key, name, range }, filter, onChanged }: PartProps) {
  const [wrong, setWrong] = useState<{ end: (typeof ENDS)[number]; typed: string } | null>(null);
  const errorId = `a-${key}-error`;
  return (
    <>
      <div className={styles.prices}>
        {ENDS.map((end) => (
          <input
            // A new number of the list replaces what was typed.
            key={`${end} ${filter[end]}`}
            className={styles.price}
            name={`a.${key}.${end}`}
            aria-label={copy.endOf(name, copy.ends[end])}
            aria-invalid={wrong?.end === end || undefined}
            aria-describedby={wrong?.end === end ? errorId : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={ATTRIBUTE_INPUT_MAX}
            placeholder={String(range?.[end] ?? "")}
            defaultValue={filter[end] ?? ""}
            onChange={() => setWrong(null)}
            onBlur={({ currentTarget }) => {
              const typed = currentTarget.value.normalize("NFKC").trim();
              if (typed !== "" && !/^\d+(\.\d+)?$/.test(typed)) return setWrong({ end, typed });
              const number = typed === "" ? null : Number(typed);
              if (number !== filter[end]) onChanged({ choices: [], [end]: number });
            }}
          />
        ))}
        <span>{range?.unit}</span>
      </div>
      <p id={errorId} role="alert" className={styles.wrong}>
        {wrong === null ? null : copy.notNumber(wrong.typed)}
      </p>
    </>
  );
}
