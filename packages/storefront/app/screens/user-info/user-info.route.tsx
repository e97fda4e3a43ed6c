import { UserInfoView } from "#ui/screens/user-info/user-info-view";
import { userInfoCopy as copy } from "#ui/screens/user-info/user-info.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useUserInfoModel } from "./user-info.model.ts";

const load = screenLoad("UserInfo");

export { load as clientLoader, load as loader };

export default function UserInfoRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <UserInfoView {...useUserInfoModel()} />
    </>
  );
}
