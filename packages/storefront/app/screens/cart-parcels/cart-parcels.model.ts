import { useModifyCartPackingMutation } from "@noren/api/endpoints/cart-checkout";
import { useAddCartPackingMutation } from "@noren/api/endpoints/cart-packing";
import type { Cart } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { countItems } from "@noren/domain/count-items";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { findOwnValue } from "@noren/validation/own-value";
import { cartParcelsCopy as copy } from "#ui/screens/cart-parcels/cart-parcels.copy";
import type { CartParcelsProps } from "#ui/screens/cart-parcels/cart-parcels.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useCheckout } from "../../state/use-checkout.ts";
import { useOneChange } from "../../state/use-one-change.ts";

type Shipping = Cart["detail"]["shippings"][number];

function destinationOf({ detail }: Cart, { shipping_name, packings }: Shipping): CartParcelsProps["destination"] {
  const [first] = packings;
  const parcels = packings.map((packing) => ({
    key: packing.key,
    lines: detail.products
      .filter(({ key }) => packing.product_keys.includes(key))
      .map(({ key, product_name: name, quantity }) => ({ key, name, quantity })),
    // Goods of another temperature would be separated again.
    canJoin: packing !== first && packing.temperature === first?.temperature,
  }));
  const pieces = countItems(parcels.flatMap(({ lines }) => lines));
  return { name: shipping_name, parcels, canPack: pieces > parcels.length };
}

/** The parcels of a destination (`?key=`). */
export function useCartParcelsModel(): CartParcelsProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const { token, cart } = useCheckout("shipping-detail");
  const [addPacking] = useAddCartPackingMutation();
  const [modifyPacking] = useModifyCartPackingMutation();
  const { busyId, change } = useOneChange<string>();
  const shipping = cart?.detail.shippings.find(({ key }) => key === searchParams.get("key"));
  const destination = cart && shipping ? destinationOf(cart, shipping) : null;
  const isGone = cart !== null && shipping === undefined;
  useEffect(() => {
    if (isGone) void navigate(paths.cartShippingDetail(), { replace: true });
  }, [isGone, navigate]);
  return {
    destination,
    busyKey: busyId,
    backPath: paths.cartShippingDetail(),
    onPacked: async ({ quantities }) => {
      if (token === null || destination === null || shipping === undefined) return undefined;
      const packed = destination.parcels.map(({ lines }) =>
        lines.map(({ key, quantity }) => ({
          key,
          left: quantity - (findOwnValue(quantities, key) ?? 0),
          quantity: findOwnValue(quantities, key) ?? 0,
        })),
      );
      const products = packed.flat().filter(({ quantity }) => quantity > 0);
      if (products.length === 0) return { message: copy.chooseSome };
      if (packed.flat().every(({ left }) => left === 0)) return { message: copy.leaveSome };
      return catchFormFailure(async () => {
        await addPacking({
          token,
          shipping_key: shipping.key,
          products: products.map(({ key, quantity }) => ({ key, quantity })),
        }).unwrap();
        dispatch(queueFlash({ message: copy.packed }));
        await navigate(paths.cartShippingDetail());
      });
    },
    onJoined: (key) => {
      if (token === null) return;
      void change(key, () => modifyPacking({ token, packings: [{ key, is_remove: true }] }).unwrap(), copy.joined);
    },
  };
}
