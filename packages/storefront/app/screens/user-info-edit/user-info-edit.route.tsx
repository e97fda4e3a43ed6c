import { prefectures } from "@noren/api/endpoints/prefecture";
import { UserInfoEditView } from "#ui/screens/user-info-edit/user-info-edit-view";
import { userInfoEditCopy as copy } from "#ui/screens/user-info-edit/user-info-edit.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useUserInfoEditModel } from "./user-info-edit.model.ts";

const load = screenLoad("UserInfoEdit", ({ prefetchOptional }) =>
  prefetchOptional(prefectures.endpoints.listPrefectures, undefined),
);

export { load as clientLoader, load as loader };

export default function UserInfoEditRoute() {
  const props = useUserInfoEditModel();
  return (
    <>
      <PageHead title={copy.titles[props.part]} isPrivate />
      <UserInfoEditView {...props} />
    </>
  );
}
