import { catalogue } from "@noren/api/endpoints/catalogue";
import type { Product } from "@noren/contract";
import { ProductView } from "#ui/screens/product/product-view";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useProduct, useProductModel } from "./product.model.ts";

const load = screenLoad("Product", async ({ prefetch, prefetchOptional, params }) => {
  const key = params["key"] ?? "";
  await Promise.all([
    prefetch(catalogue.endpoints.getProduct, key),
    prefetchOptional(catalogue.endpoints.listRecommendations, key),
  ]);
});

export { load as clientLoader, load as loader };

export default function ProductRoute() {
  const product = useProduct();
  // The key resets the state: another product starts with nothing chosen.
  return product ? <ProductPage key={product.key} product={product} /> : null;
}

function ProductPage({ product }: { product: Product }) {
  return (
    <>
      <PageHead title={product.name} description={product.catch_copy} />
      <ProductView {...useProductModel(product)} />
    </>
  );
}
