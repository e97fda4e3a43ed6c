import { basename } from "node:path";
import type { ImportSummary } from "./import-catalogue.ts";
import { importCopy } from "./import.copy.ts";
import { MAX_STOCK, UNLIMITED_STOCK } from "./values.ts";

/** Maximum number of rejected rows listed; the rest are only counted. */
const MAX_ROWS = 100;

/** A median price below this many yen suggests another currency. */
const LOW_MEDIAN_PRICE = 200;

/** The summary for the terminal. */
export function summaryText(summary: ImportSummary): string {
  const { summary: copy, formats, encodings } = importCopy;
  const { added, updated, problems, adjustments, pricing, pictureReasons } = summary;
  const lines = [copy.title(basename(summary.file), formats[summary.format], encodings[summary.encoding])];
  if (added + updated === 0) lines.push(copy.nothing);
  else {
    lines.push(copy.products(added, updated), copy.variants(summary.variants));
    if (summary.newCategories > 0) lines.push(copy.categories(summary.newCategories));
    if (summary.newBrands > 0) lines.push(copy.brands(summary.newBrands));
    lines.push(copy.pictures(summary.fetched, summary.withoutPicture));
    if (summary.videos > 0) lines.push(copy.videos(summary.videos));
    lines.push(...[...pictureReasons].map(([reason, count]) => copy.pictureReasons(reason, count)));
    if (summary.withoutPicture > 0) lines.push(copy.placeholder);
    if (summary.standIns > 0) lines.push(copy.standIns(summary.standIns));
    lines.push(pricing.rate !== 1 ? copy.rate(pricing.rate) : pricing.isTaxIncluded ? copy.yen : copy.yenWithoutTax);
    if (adjustments.decimals > 0) lines.push(copy.decimals(adjustments.decimals));
    const median = medianPrice(summary);
    if (pricing.rate === 1 && (adjustments.decimals > 0 || median < LOW_MEDIAN_PRICE)) lines.push(copy.cheap(median));
    if (adjustments.defaultRate > 0) lines.push(copy.defaultRate(adjustments.defaultRate));
    if (adjustments.unlimited > 0) lines.push(copy.unlimited(adjustments.unlimited, UNLIMITED_STOCK));
    if (adjustments.negative > 0) lines.push(copy.negative(adjustments.negative));
    if (adjustments.most > 0) lines.push(copy.most(adjustments.most, MAX_STOCK));
    if (adjustments.cut > 0) lines.push(copy.cut(adjustments.cut));
    if (summary.hidden > 0) lines.push(copy.hidden(summary.hidden));
  }
  if (problems.length > 0) {
    lines.push(copy.refused(summary.refused, problems.length));
    const shown = problems.toSorted((one, other) => one.line - other.line).slice(0, MAX_ROWS);
    lines.push(...shown.map(({ line, product, reason }) => copy.refusedRow(line, product, reason)));
    if (problems.length > MAX_ROWS) lines.push(copy.moreRows(problems.length - MAX_ROWS));
  }
  if (summary.id !== null) lines.push(copy.undo(summary.id));
  return lines.join("\n");
}

function medianPrice({ products }: ImportSummary): number {
  const prices = products
    .flatMap((product) => product.variants.map((variant) => variant.price))
    .sort((one, other) => one - other);
  return prices[Math.floor(prices.length / 2)] ?? 0;
}
