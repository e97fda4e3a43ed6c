import type { ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { ButtonLink } from "#ui/elements/button/button-link";
import { TextLink } from "#ui/elements/text-link/text-link";
import type { ProductProps } from "#ui/screens/product/product.props";
import { readUnitPrice } from "../facts/read-facts.ts";
import { BOX_KEYS } from "../measure/box-keys.ts";
import { Drawing } from "./drawing.tsx";
import { productCopy as copy } from "./product.copy.ts";
import { type Box, readBox } from "./read-box.ts";
import styles from "./product-facts.module.css";

/** How far a side may differ from the product's. */
const NEAR = 0.1;

/** The parameters of a list with the products of about the same outside; null where none of the others is one. */
function findNearSize(box: Box, others: readonly ProductInfo[]): Record<string, number> | null {
  const ends = BOX_KEYS.map((key) => {
    const [min, max] = [1 - NEAR, 1 + NEAR].map((part) => Math.round(box[key] * part * 10) / 10) as [number, number];
    return { key, min, max };
  });
  const isNear = ({ attributes }: ProductInfo) => {
    const other = readBox(attributes);
    return other !== null && ends.every(({ key, min, max }) => other[key] >= min && other[key] <= max);
  };
  if (!others.some(isNear)) return null;
  return Object.fromEntries(
    ends.flatMap(({ key, min, max }) => [
      [`a.${key}.min`, min],
      [`a.${key}.max`, max],
    ]),
  );
}

/** The specifications before all else: code, the price of one, the table, and a drawing with the measures. */
export function ProductFacts({ product, recommendations }: Pick<ProductProps, "product" | "recommendations">) {
  const { key, code, specs, attributes, categories } = product;
  const box = readBox(attributes);
  const nearSize = box && findNearSize(box, recommendations);
  const unitPrice = readUnitPrice(product);
  const category = categories[0]?.key;
  const rows: [name: string, value: string][] = [
    [copy.code, code],
    ...(unitPrice ? [[copy.unitPrice(unitPrice.unit), copy.yen(unitPrice.price)] as [string, string]] : []),
    ...specs.map(({ name, value }): [string, string] => [name, value]),
  ];
  return (
    <div className={styles.facts}>
      <dl className={styles.table}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {box ? <Drawing {...box} /> : null}
      <p className={styles.ways}>
        <ButtonLink href={paths.productList({ ...(category && { category }), compare: key })}>
          {copy.compare}
        </ButtonLink>
        {nearSize ? <TextLink href={paths.productList(nearSize)}>{copy.nearSize}</TextLink> : null}
      </p>
    </div>
  );
}
