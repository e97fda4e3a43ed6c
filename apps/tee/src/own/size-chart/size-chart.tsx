import type { SizeTable } from "@noren/contract";
import { useState } from "react";
import { RadioGroup } from "#ui/elements/radio-group/radio-group";
import { sizeChartCopy as copy } from "./size-chart.copy.ts";

/** The measures of the table that the drawing shows; null where it lacks one. */
function findMeasures({ columns }: SizeTable): { length: number; width: number; sleeve: number } | null {
  const placeOf = (name: string) => columns.findIndex((column) => column.startsWith(name));
  const { length, width, sleeve } = copy.measures;
  const places = { length: placeOf(length), width: placeOf(width), sleeve: placeOf(sleeve) };
  return Object.values(places).includes(-1) ? null : places;
}

/** A shirt with the measures of one size written on it in centimetres, above the table of all; nothing for other products. */
export function SizeChart({ table }: { table: SizeTable }) {
  const [chosen, setChosen] = useState(table.rows[Math.floor(table.rows.length / 2)]?.name ?? "");
  const places = findMeasures(table);
  const row = table.rows.find(({ name }) => name === chosen);
  if (!places || !row) return null;
  const { length, width, sleeve } = copy.measures;
  const [down = "", across = "", arm = ""] = [places.length, places.width, places.sleeve].map((at) => row.values[at]);
  return (
    <section className="details-part">
      <h2>{copy.title}</h2>
      <RadioGroup
        id="measured-size"
        name="measured-size"
        label={copy.size}
        look="chip"
        value={chosen}
        onChange={setChosen}
        options={table.rows.map(({ name }) => ({ value: name, label: name }))}
      />
      <svg
        className="details-chart"
        viewBox="0 0 320 240"
        role="img"
        aria-label={copy.drawing(chosen, [`${length} ${down}cm`, `${width} ${across}cm`, `${sleeve} ${arm}cm`])}
      >
        <path
          className="details-shirt"
          d="M124 24 76 42 40 104l42 20V224H238V124l42-20-36-62-48-18c-8 22-64 22-72 0z"
        />
        <path className="details-rule" d="M160 46V224M82 140H238M252 46l34 56" />
        <g aria-hidden="true">
          <text x="168" y="204">{`${length} ${down}`}</text>
          <text x="90" y="132">{`${width} ${across}`}</text>
          <text x="262" y="48">{`${sleeve} ${arm}`}</text>
        </g>
      </svg>
    </section>
  );
}
