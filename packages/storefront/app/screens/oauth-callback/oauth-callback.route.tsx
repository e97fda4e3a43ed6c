import { OAuthCallbackView } from "#ui/screens/oauth-callback/oauth-callback-view";
import { oauthCallbackCopy as copy } from "#ui/screens/oauth-callback/oauth-callback.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useOAuthCallbackModel } from "./oauth-callback.model.ts";

const load = screenLoad("OAuthCallback");

export { load as clientLoader, load as loader };

export default function OAuthCallbackRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <OAuthCallbackView {...useOAuthCallbackModel()} />
    </>
  );
}
