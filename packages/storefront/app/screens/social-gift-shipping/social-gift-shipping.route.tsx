import { SocialGiftShippingView } from "#ui/screens/social-gift-shipping/social-gift-shipping-view";
import { socialGiftShippingCopy as copy } from "#ui/screens/social-gift-shipping/social-gift-shipping.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useSocialGiftShippingModel } from "./social-gift-shipping.model.ts";

const load = screenLoad("SocialGiftShipping");

export { load as clientLoader, load as loader };

export default function SocialGiftShippingRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <SocialGiftShippingView {...useSocialGiftShippingModel()} />
    </>
  );
}
