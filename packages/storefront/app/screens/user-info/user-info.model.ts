import { useGetUserQuery } from "@noren/api/endpoints/account";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import type { UserInfoProps } from "#ui/screens/user-info/user-info.props";
import { optionalFieldsOf } from "../../account/profile-fields.ts";
import { useIsMember } from "../../state/use-is-member.ts";

/** The member's data. */
export function useUserInfoModel(): UserInfoProps {
  const isMember = useIsMember() === true;
  const { data: settings } = useGetSettingsQuery();
  const { data: user } = useGetUserQuery(isMember ? undefined : skipToken);
  return {
    user: user ?? null,
    optionalFields: optionalFieldsOf(settings, user),
    isUndelivered: user?.has_mail_error_count_over === true && user.new_email === null,
    isPasswordExpired: user?.has_password_expired === true,
    profilePath: paths.userInfoEdit(),
    emailPath: paths.userInfoEdit({ step: "email" }),
    questionPath: paths.userInfoEdit({ step: "question" }),
    passwordPath: paths.password(),
    homePath: paths.mypageHome(),
  };
}
