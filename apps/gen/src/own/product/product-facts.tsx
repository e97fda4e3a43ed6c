import { paths } from "@noren/contract/paths";
import { ButtonLink } from "#ui/elements/button/button-link";
import { TextLink } from "#ui/elements/text-link/text-link";
import type { ProductProps } from "#ui/screens/product/product.props";
import { readUnitPrice } from "../facts/read-facts.ts";
import { BOX_KEYS } from "../measure/box-keys.ts";
import { Drawing } from "./drawing.tsx";
import { productCopy as copy } from "./product.copy.ts";
import { readBox } from "./read-box.ts";
import styles from "./product-facts.module.css";

/** The parameters of a list with the products of the same outside. */
const sameSize = (box: NonNullable<ReturnType<typeof readBox>>): Record<string, number> =>
  Object.fromEntries(
    BOX_KEYS.flatMap((key) => [
      [`a.${key}.min`, box[key]],
      [`a.${key}.max`, box[key]],
    ]),
  );

/** The specifications before all else: code, the price of one, the table, and a drawing with the measures. */
export function ProductFacts({ product }: Pick<ProductProps, "product">) {
  const { key, code, specs, attributes, categories } = product;
  const box = readBox(attributes);
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
        {box ? <TextLink href={paths.productList(sameSize(box))}>{copy.sameSize}</TextLink> : null}
      </p>
    </div>
  );
}
