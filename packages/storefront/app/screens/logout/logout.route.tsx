import { logoutCopy as copy } from "#ui/screens/logout/logout.copy";
import { LogoutView } from "#ui/screens/logout/logout-view";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useLogoutModel } from "./logout.model.ts";

const load = screenLoad("Logout");

export { load as clientLoader, load as loader };

export default function LogoutRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <LogoutView {...useLogoutModel()} />
    </>
  );
}
