import { useAddCartAccessoryMutation } from "@noren/api/endpoints/cart-accessory";
import { useListAccessoriesQuery } from "@noren/api/endpoints/catalogue";
import type { Accessory, Cart } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { cartCopy as copy } from "#ui/screens/cart/cart.copy";
import type { AccessoryOffer, CartProps } from "#ui/screens/cart/cart.props";
import { useOpenCart } from "../../effects/open-cart.ts";
import { useOneChange } from "../../state/use-one-change.ts";

/** The variants of an accessory that can be bought. */
const offersOf = ({ key, name, image, tax_rate, product_model }: Accessory): AccessoryOffer[] =>
  product_model.products
    .filter(({ max_quantity }) => max_quantity > 0)
    .map((variant) => ({
      id: variant.id,
      name: [name, ...variant.option_values].join(" "),
      path: paths.product({ key }),
      image: variant.image ?? image,
      price: { value: variant.product_price_with_tax, taxRate: tax_rate },
    }));

/** [cart.accessories] The accessories of the line that the shopper opened, which can be added to it. */
export function useAccessories(
  cart: Cart | null,
): Pick<CartProps, "accessories" | "accessoryNames" | "onAccessoriesToggled" | "onAccessoryAdded"> {
  const lines = cart?.detail.products ?? [];
  const openCart = useOpenCart();
  const [add] = useAddCartAccessoryMutation();
  const { busyId, change } = useOneChange<number>();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const opened = lines.find(({ key }) => key === openKey);
  const { currentData, isError } = useListAccessoriesQuery(opened?.product_info.key ?? skipToken);
  return {
    accessories: opened
      ? {
          lineKey: opened.key,
          offers: currentData ? currentData.data.flatMap(offersOf) : null,
          failed: isError,
          addingId: busyId,
        }
      : null,
    accessoryNames: new Map(
      lines.flatMap(({ key, accessory_of }) => {
        const product = accessory_of === null ? undefined : lines.find(({ product_id }) => product_id === accessory_of);
        return product ? [[key, product.product_name]] : [];
      }),
    ),
    onAccessoriesToggled: ({ key }) => setOpenKey(key === openKey ? null : key),
    onAccessoryAdded: ({ key }, { id, name }) =>
      void change(
        id,
        async () => {
          const token = await openCart();
          if (token !== null) await add({ token, key, product_id: id, quantity: 1 }).unwrap();
        },
        copy.accessoryAdded(name),
      ),
  };
}
