import { SocialGiftConfirmView } from "#ui/screens/social-gift-confirm/social-gift-confirm-view";
import { socialGiftConfirmCopy as copy } from "#ui/screens/social-gift-confirm/social-gift-confirm.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useSocialGiftConfirmModel } from "./social-gift-confirm.model.ts";

const load = screenLoad("SocialGiftConfirm");

export { load as clientLoader, load as loader };

export default function SocialGiftConfirmRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <SocialGiftConfirmView {...useSocialGiftConfirmModel()} />
    </>
  );
}
