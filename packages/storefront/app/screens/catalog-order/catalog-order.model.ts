import { useGetUserQuery } from "@noren/api/endpoints/account";
import { useListCatalogsQuery } from "@noren/api/endpoints/catalog";
import { useCreateInquiryMutation } from "@noren/api/endpoints/inquiry";
import { paths } from "@noren/contract/paths";
import { ordererFields } from "@noren/validation/fields/user";
import { filledValues } from "@noren/validation/form-values";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { CatalogOrderProps } from "#ui/screens/catalog-order/catalog-order.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { useRecaptcha } from "../../recaptcha/use-recaptcha.ts";
import { useAddressHelp } from "../../state/use-address-help.ts";
import { useIsMember } from "../../state/use-is-member.ts";

/** Orders printed catalogues; `catalog=KEY` chooses one. */
export function useCatalogOrderModel(): CatalogOrderProps {
  const [search] = useSearchParams();
  const { data } = useListCatalogsQuery();
  const isMember = useIsMember() === true;
  const { currentData: user } = useGetUserQuery(isMember ? undefined : skipToken);
  const [create] = useCreateInquiryMutation();
  const prove = useRecaptcha();
  const [sentKey, setSentKey] = useState<string | null>(null);
  const orderable = data?.data.filter(({ is_orderable }) => is_orderable);
  const wished = orderable?.find(({ key }) => key === search.get("catalog")) ?? orderable?.[0];
  return {
    catalogs: orderable?.map((catalog) => ({ ...catalog, path: paths.flipBook({ catalog: catalog.key }) })) ?? null,
    chosen: wished?.title ?? "",
    prefill: user ? filledValues(ordererFields, user) : {},
    ...useAddressHelp(),
    sentKey,
    readPath: paths.flipBook(),
    productListPath: paths.productList(),
    onSubmitted: (values) =>
      catchFormFailure(async () => {
        const proof = await prove("contact");
        const { key } = await create({ kind: "catalog", ...values, ...proof }).unwrap();
        setSentKey(key);
      }),
  };
}
