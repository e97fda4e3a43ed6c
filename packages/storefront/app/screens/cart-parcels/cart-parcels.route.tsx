import { CartParcelsView } from "#ui/screens/cart-parcels/cart-parcels-view";
import { cartParcelsCopy as copy } from "#ui/screens/cart-parcels/cart-parcels.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useCartParcelsModel } from "./cart-parcels.model.ts";

const load = screenLoad("CartParcels");

export { load as clientLoader, load as loader };

export default function CartParcelsRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <CartParcelsView {...useCartParcelsModel()} />
    </>
  );
}
