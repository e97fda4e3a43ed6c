import { catalogue } from "@noren/api/endpoints/catalogue";
import type { Product } from "@noren/contract";
import { ProductView } from "#ui/screens/product/product-view";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import {
  LateAccessories,
  LateDelivery,
  LateDetails,
  LateRestock,
  LateReviews,
  LateVideo,
  loadParts,
} from "./late-parts.tsx";
import { useProduct, useProductModel } from "./product.model.ts";

const load = screenLoad("Product", async (context) => {
  const { prefetch, prefetchOptional, params } = context;
  const key = params["key"] ?? "";
  await Promise.all([
    prefetch(catalogue.endpoints.getProduct, key),
    prefetchOptional(catalogue.endpoints.listRecommendations, key),
    import.meta.env.SSR && loadParts().then(({ prefetchParts }) => prefetchParts(context, key)),
  ]);
});

export { load as clientLoader, load as loader };

export default function ProductRoute() {
  const product = useProduct();
  // The key resets the state: another product starts with nothing chosen.
  return product ? <ProductPage key={product.key} product={product} /> : null;
}

function ProductPage({ product }: { product: Product }) {
  const props = useProductModel(product);
  return (
    <>
      <PageHead title={product.name} description={product.catch_copy} />
      <ProductView
        {...props}
        video={
          product.video && (
            <div id="video">
              <LateVideo {...product.video} />
            </div>
          )
        }
        restock={
          <div id="restock">
            <LateRestock {...props} />
          </div>
        }
        delivery={<LateDelivery {...props} />}
        details={<LateDetails {...props} />}
        accessories={<LateAccessories {...props} />}
        reviews={<LateReviews {...props} />}
      />
    </>
  );
}
