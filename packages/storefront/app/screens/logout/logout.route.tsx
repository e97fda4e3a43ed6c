import { LogoutView } from "#ui/screens/logout/logout-view";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./logout.load.ts";
import { logoutCopy as copy } from "./logout.copy.ts";
import { useLogoutModel } from "./logout.model.ts";

export { load as clientLoader, load as loader };

export default function LogoutRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <LogoutView {...useLogoutModel()} />
    </>
  );
}
