import type { ProductInfo } from "@noren/contract";
import { Price, type PriceProps } from "#ui/elements/price/price";

type PricedProduct = Pick<ProductInfo, "product_price_with_tax" | "before_price" | "tax_rate" | "is_price_from">;

interface ProductPriceProps extends Pick<PriceProps, "size"> {
  product: PricedProduct;
}

/** The price of a product among others: that of its cheapest variant in stock, and the one before a cut. */
export function ProductPrice({ product, size = "s" }: ProductPriceProps) {
  return (
    <Price
      value={product.product_price_with_tax}
      before={product.before_price}
      taxRate={product.tax_rate}
      from={product.is_price_from}
      size={size}
    />
  );
}
