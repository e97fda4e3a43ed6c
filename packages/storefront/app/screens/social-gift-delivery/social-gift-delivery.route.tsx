import { SocialGiftDeliveryView } from "#ui/screens/social-gift-delivery/social-gift-delivery-view";
import { socialGiftDeliveryCopy as copy } from "#ui/screens/social-gift-delivery/social-gift-delivery.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useSocialGiftDeliveryModel } from "./social-gift-delivery.model.ts";

const load = screenLoad("SocialGiftDelivery");

export { load as clientLoader, load as loader };

export default function SocialGiftDeliveryRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <SocialGiftDeliveryView {...useSocialGiftDeliveryModel()} />
    </>
  );
}
