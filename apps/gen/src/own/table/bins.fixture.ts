import type { ProductAttribute, ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import stories from "#ui/screens/product-list/product-list-view.stories";
import type { ProductListProps } from "#ui/screens/product-list/product-list.props";
import { productWith } from "#ui/stories/products.fixture";

const numberOf = (key: string, name: string, number: number, unit: string): ProductAttribute => ({
  key,
  name,
  text: `${number}${unit}`,
  number,
  unit,
  is_compare: true,
});

/** A product with a width, and with a load where it has one. */
function bin(id: number, name: string, price: number, width: number, load: number | null): ProductInfo {
  return productWith({
    id,
    key: `p${id}`,
    code: `01-${id}`,
    name,
    product_price_with_tax: price,
    before_price: null,
    is_stock_available: true,
    default_variant_id: id + 100,
    attributes: [
      numberOf("width", "幅", width, "cm"),
      ...(load === null ? [] : [{ ...numberOf("load", "耐荷重", load, "kg"), better: "higher" as const }]),
      { key: "note", name: "一覧に出ない", text: "1", number: 1 },
    ],
  });
}

export const bins = [bin(1, "箱S", 498, 26, 8), bin(2, "箱M", 980, 26, 12), bin(3, "かご", 1280, 30, null)];

/** The list of the bins as a table, with some of them pinned. */
export const listWith = (pinned: readonly string[], more: Partial<ProductListProps> = {}): ProductListProps => ({
  ...stories.args,
  products: bins,
  filter: { ...stories.args.filter, view: "list", compare: pinned },
  pathWith: ({ by, sort }) => paths.productList(by ? { by: `${by.isDown ? "-" : ""}${by.key}` } : { sort: sort ?? "" }),
  compareChoice: {
    ...stories.args.compareChoice,
    keys: pinned,
    products: bins.filter(({ key }) => pinned.includes(key)),
    pathToggling: (key) => (pinned.length < 4 || pinned.includes(key) ? paths.productList({ compare: key }) : null),
    openPath: pinned.length > 1 ? paths.productList({ is_comparing: 1 }) : null,
  },
  ...more,
});
