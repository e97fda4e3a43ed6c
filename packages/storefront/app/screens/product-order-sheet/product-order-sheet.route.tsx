import { catalogue, useGetProductQuery } from "@noren/api/endpoints/catalogue";
import { productDetails } from "@noren/api/endpoints/product-details";
import type { OrderSheet, Product } from "@noren/contract";
import { notFoundProblem } from "@noren/domain/problem";
import { useParams } from "react-router";
import { ProductOrderSheetView } from "#ui/screens/product-order-sheet/product-order-sheet-view";
import { productOrderSheetCopy as copy } from "#ui/screens/product-order-sheet/product-order-sheet.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { toProblemResponse } from "../../problem/problem-response.ts";
import { useProductOrderSheetModel } from "./product-order-sheet.model.ts";

const load = screenLoad("ProductOrderSheet", async ({ prefetch, prefetchOptional, params }) => {
  const key = params["key"] ?? "";
  const [{ order_sheet }] = await Promise.all([
    prefetch(catalogue.endpoints.getProduct, key),
    prefetchOptional(productDetails.endpoints.getProductDetails, key),
  ]);
  if (!order_sheet) throw toProblemResponse(notFoundProblem);
});

export { load as clientLoader, load as loader };

export default function ProductOrderSheetRoute() {
  const product = useGetProductQuery(useParams()["key"] ?? "").data;
  // The key resets the state: another product starts with nothing chosen.
  return product?.order_sheet ? <SheetPage key={product.key} product={product} sheet={product.order_sheet} /> : null;
}

function SheetPage({ product, sheet }: { product: Product; sheet: OrderSheet }) {
  return (
    <>
      <PageHead title={copy.titleOf(product.name)} />
      <ProductOrderSheetView {...useProductOrderSheetModel(product, sheet)} />
    </>
  );
}
