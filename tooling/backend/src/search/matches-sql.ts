import type { Reading } from "./terms.ts";

/** The expression of the word index (migration 0111) over `products p`. */
const INDEXED = "shop_grams(p.channel_id, p.search)";

/** The score of a term by the field that has it: name, then brand, maker and category, then keywords, then description. */
const FIELD_SCORES = `
  max(t.weight * CASE WHEN t.text = '' OR strpos(f.name, t.text) = 0 THEN 0
    WHEN strpos(f.name, ' ' || t.text || ' ') > 0 THEN 9 WHEN length(t.text) = 1 THEN 5 ELSE 8 END)
  + max(t.weight * CASE WHEN t.text = '' OR strpos(f.taxonomy, t.text) = 0 THEN 0
    WHEN strpos(f.taxonomy, ' ' || t.text || ' ') > 0 THEN 5 ELSE 3 END)
  + max(t.weight * CASE WHEN t.text = '' OR strpos(f.keywords, t.text) = 0 THEN 0
    WHEN strpos(f.keywords, ' ' || t.text || ' ') > 0 THEN 2.5 ELSE 1.5 END)
  + max(CASE WHEN t.text = '' THEN t.weight * 0.5 ELSE 0 END)`;

/** Popularity decides among products with the same words in the same fields, and never more. */
const MAX_POPULARITY_SCORE = 0.3;

/**
 * Returns common table expressions, the last of which is `matches` with the `id`, `position` and `score` of each product on
 * show that the reading finds. Their text is the same for all readings. `$1` is the channel.
 */
export function matchesSql(
  { terms, typed, parts, key }: Reading,
  bind: (value: unknown, type: string) => string,
): string[] {
  const columns = [
    bind(
      terms.map((term) => term.typed),
      "smallint[]",
    ),
    bind(
      terms.map((term) => term.part),
      "smallint[]",
    ),
    bind(
      terms.map((term) => term.text),
      "text[]",
    ),
    bind(
      terms.map(({ grams }) => grams.join(" ")),
      "text[]",
    ),
    bind(
      terms.map((term) => term.weight),
      "real[]",
    ),
  ];
  const isPartial = bind(key === "partial", "boolean");
  return [
    `hits AS MATERIALIZED (
      SELECT p.id, p.position, t.typed, t.part, ${FIELD_SCORES} AS score
      FROM unnest(${columns.join()}) AS t (typed, part, text, grams, weight)
      JOIN products p ON ${INDEXED} @> shop_grams($1, string_to_array(t.grams, ' ')) AND p.is_show AND strpos(p.search_text, t.text) > 0
      CROSS JOIN LATERAL (SELECT
        ' ' || split_part(p.search_text, chr(10), 1) || ' ' AS name,
        ' ' || split_part(p.search_text, chr(10), 2) || ' ' AS taxonomy,
        ' ' || split_part(p.search_text, chr(10), 3) || ' ' AS keywords) f
      GROUP BY p.id, t.typed, t.part)`,
    // Of the parts of a compound, the rarer one selects better.
    `rated AS (
      SELECT id, position, typed, part,
        CASE WHEN ${isPartial} THEN score / (1 + ln(count(*) OVER (PARTITION BY part))) ELSE score END AS score FROM hits)`,
    `matches AS (
      SELECT r.id, max(r.position) AS position, sum(r.score) + ${MAX_POPULARITY_SCORE} * coalesce(max(pop.popularity), 0) AS score
      FROM rated r LEFT JOIN product_popularity pop ON pop.product_id = r.id GROUP BY r.id
      HAVING count(*) >= ${bind(parts, "int")} AND count(DISTINCT r.typed) >= ${bind(typed, "int")})`,
  ];
}

/** Builds SQL that checks whether a reading finds anything. */
export function hasMatchesSql(channelId: number, reading: Reading): { text: string; values: unknown[] } {
  const values: unknown[] = [channelId];
  const ctes = matchesSql(reading, (value, type) => `$${values.push(value)}::${type}`);
  return { text: `WITH ${ctes.join()} SELECT FROM matches LIMIT 1`, values };
}
