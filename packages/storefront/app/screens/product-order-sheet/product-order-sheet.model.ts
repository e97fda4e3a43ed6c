import { useAddCartProductSetMutation } from "@noren/api/endpoints/cart-accessory";
import { useGetProductDetailsQuery } from "@noren/api/endpoints/product-details";
import { useListTimeseriesQuery } from "@noren/api/endpoints/timeseries";
import type { OrderSheet, Product } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { schoolKeyPath } from "@noren/domain/return-path";
import { lineEmbroidery } from "@noren/validation/fields/measurement";
import { hasReducedRate } from "@noren/validation/format";
import { isLongerThan } from "@noren/validation/predicates";
import { optional } from "@noren/validation/fields/field";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { productOrderSheetCopy as copy } from "#ui/screens/product-order-sheet/product-order-sheet.copy";
import type { ProductOrderSheetProps, SheetFields } from "#ui/screens/product-order-sheet/product-order-sheet.props";
import { productCardCopy } from "#ui/slots/product-card/product-card.copy";
import { useOpenCart } from "../../effects/open-cart.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { addToast } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useIsSelling } from "../../state/use-is-selling.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";

/** The order sheet of a product: pieces of each variant, and the letters to embroider on all of them. */
export function useProductOrderSheetModel(product: Product, sheet: OrderSheet): ProductOrderSheetProps {
  const dispatch = useAppDispatch();
  const openCart = useOpenCart();
  const [addSet] = useAddCartProductSetMutation();
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(new Map());
  const { measurement, embroidery } = useLastRegistrations();
  const messages = usePageMessages("pre-order-info-1", "pre-order-info-2");
  const fields = fieldsOf(product);
  const suggested = suggestedSizes(sheet, measurement);

  const rows = product.product_model.products.map((variant) => ({
    variant,
    quantity: Math.min(quantities.get(variant.id) ?? 0, variant.max_quantity),
    isSuggested: variant.option_values.some((value) => suggested.has(value)),
  }));
  const chosen = rows.filter(({ quantity }) => quantity > 0);
  const prices = chosen.map(({ variant, quantity }) => quantity * (variant.product_price_with_tax ?? Number.NaN));
  const price = prices.reduce((sum, each) => sum + each, 0);
  const productPath = paths.product({ key: product.key });
  const hasPrice = product.product_price_with_tax !== null;
  const letters = product.embroidery_letters ?? 0;

  return {
    product,
    productPath,
    sizeTable: useGetProductDetailsQuery(product.key).data?.size_table ?? null,
    rows,
    fields,
    storedEmbroidery: embroidery !== null && !isLongerThan(embroidery, letters) ? embroidery : null,
    total: {
      pieces: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
      price: hasPrice && !Number.isNaN(price) ? price : null,
    },
    messages: {
      above: messages.find(({ code }) => code === "pre-order-info-1") ?? null,
      below: messages.find(({ code }) => code === "pre-order-info-2") ?? null,
    },
    keyPath: hasPrice ? null : schoolKeyPath(paths.productOrderSheet({ key: product.key })),
    isSelling: useIsSelling(),
    hasReducedRate: hasReducedRate([product]),
    onQuantityChanged: (variantId, quantity) => setQuantities((before) => new Map(before).set(variantId, quantity)),
    onSubmitted: async ({ name_embroidery }) => {
      if (chosen.length === 0) return { message: copy.nothingChosen };
      return catchFormFailure(async () => {
        const token = await openCart();
        if (token === null) return;
        const options = name_embroidery ? { name_embroidery } : {};
        await addSet({
          token,
          products: chosen.map(({ variant, quantity }) => ({ product_id: variant.id, quantity, ...options })),
        }).unwrap();
        setQuantities(new Map());
        dispatch(
          addToast({ message: productCardCopy.added, link: { label: productCardCopy.toCart, path: paths.cart() } }),
        );
      });
    },
  };
}

/** The member's last measurement and letters; null for guests, and for a member who has none. */
function useLastRegistrations() {
  const isMember = useIsMember() === true;
  const measurements = useListTimeseriesQuery(isMember ? "measurement" : skipToken).currentData?.data[0];
  const embroideries = useListTimeseriesQuery(isMember ? "embroidery" : skipToken).currentData?.data[0];
  return {
    measurement: measurements?.purpose === "measurement" ? measurements.values : null,
    embroidery: embroideries?.purpose === "embroidery" ? embroideries.values.text : null,
  };
}

function fieldsOf({ embroidery_letters: max }: Product): SheetFields {
  return max === null ? {} : { name_embroidery: optional({ ...lineEmbroidery, max }) };
}

/** The values of the sizes that fit a measurement. */
function suggestedSizes(
  { sizes }: OrderSheet,
  measurement: ReturnType<typeof useLastRegistrations>["measurement"],
): Set<string> {
  const fitting = sizes.filter(({ measure, from, to }) => {
    const length = measurement?.[measure] ?? null;
    return length !== null && length >= from && length < to;
  });
  return new Set(fitting.map(({ value }) => value));
}
