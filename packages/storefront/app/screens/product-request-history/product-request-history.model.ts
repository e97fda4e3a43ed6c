import { paginationOf } from "@noren/api/answers";
import { useGetProductQuery } from "@noren/api/endpoints/catalogue";
import {
  findOpenRequest,
  useCreateProductRequestMutation,
  useDeleteProductRequestMutation,
  useListProductRequestsQuery,
} from "@noren/api/endpoints/product-request";
import type { Product } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate, useSearchParams } from "react-router";
import { productRequestHistoryCopy as copy } from "#ui/screens/product-request-history/product-request-history.copy";
import type { ProductRequestHistoryProps } from "#ui/screens/product-request-history/product-request-history.props";
import { useLastPage } from "../../account/use-last-page.ts";
import { parsePage } from "../../load/parse-page.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { addToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useOneChange } from "../../state/use-one-change.ts";

/** The member's last requests, among which that for the product is looked for. */
const LAST = { per: 100 } as const;

/** The path of a page of the member's requests. */
const pagePath = (page: number): string => paths.productRequestHistory({ page: page > 1 ? page : null });

/** The chosen values of a variant: 「サイズ：L」. Empty for a product without options, and for an unknown id. */
function describeVariant({ options, product_model }: Product, id: string | null): string {
  const variant = product_model.products.find((each) => String(each.id) === id);
  return variant ? options.map(({ name }, index) => `${name}：${variant.option_values[index]}`).join("、") : "";
}

/**
 * The form that the URL opens: for a product of the shop by its `product`, or for another with a `word` as its name. While
 * the shop has not answered a request for the product, that one is named instead.
 */
function useRequest(isMember: boolean): Pick<ProductRequestHistoryProps, "form" | "onRequested"> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const key = searchParams.get("product");
  const variantId = searchParams.get("variant");
  const word = searchParams.get("word");
  const { currentData: product, isError } = useGetProductQuery(isMember && key ? key : skipToken);
  const { currentData: last, isError: isUnknown } = useListProductRequestsQuery(product ? LAST : skipToken);
  const open = product && findOpenRequest(last?.data, product.id);
  const [create] = useCreateProductRequestMutation();
  const formOf = (): ProductRequestHistoryProps["form"] => {
    if (product && open) return { kind: "requested", product, requestedAt: open.requested_at };
    if (product && (last || isUnknown)) return { kind: "product", product, note: describeVariant(product, variantId) };
    if (key && !isError) return "loading";
    return key === null && word === null ? null : { kind: "other", productName: word ?? "" };
  };
  return {
    form: formOf(),
    onRequested: (values) =>
      catchFormFailure(async () => {
        const { product_name } = await create({ ...values, product_id: product?.id ?? null }).unwrap();
        dispatch(addToast({ message: copy.requested(product_name) }));
        await navigate(paths.productRequestHistory(), { replace: true });
      }),
  };
}

/** The products that the member requested [request-history.delete]. */
export function useProductRequestHistoryModel(): ProductRequestHistoryProps {
  const [searchParams] = useSearchParams();
  const isMember = useIsMember() === true;
  const page = parsePage(searchParams);
  const { currentData } = useListProductRequestsQuery(isMember ? { page } : skipToken);
  const requests = useLastPage(currentData, page, pagePath);
  const { busyId, change } = useOneChange<number>();
  const [remove] = useDeleteProductRequestMutation();
  const request = useRequest(isMember);
  return {
    requests:
      requests?.map(({ product, ...request }) => ({
        ...request,
        product: product && { image: product.image, path: paths.product({ key: product.key }) },
      })) ?? null,
    busyId,
    pagination: currentData?.pagination ?? paginationOf(undefined),
    pagePath,
    homePath: paths.mypageHome(),
    formPath: paths.productRequestHistory({ word: "" }),
    listPath: paths.productRequestHistory(),
    ...request,
    onRemoved: ({ id, product_name }) => void change(id, () => remove(id).unwrap(), copy.removed(product_name)),
  };
}
