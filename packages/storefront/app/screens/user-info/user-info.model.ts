import { useGetUserQuery } from "@noren/api/endpoints/account";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { Settings, User } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import type { OptionalProfileField, UserInfoProps } from "#ui/screens/user-info/user-info.props";
import { useIsMember } from "../../state/use-is-member.ts";

const OPTIONAL: readonly OptionalProfileField[] = ["company_name", "department", "job", "fax"];

/** The optional fields that the shop asks for, without those that this version does not know. */
export const askedFieldsOf = (settings: Settings | undefined): OptionalProfileField[] =>
  (settings?.["MEMBER.REGISTRATION_FIELDS"] ?? []).filter((name) => OPTIONAL.includes(name));

/** The optional fields of a profile: those that the shop asks for, and others that the member has filled in. */
export function optionalFieldsOf(settings: Settings | undefined, user: User | undefined): OptionalProfileField[] {
  const asked = askedFieldsOf(settings);
  return [...asked, ...OPTIONAL.filter((name) => !asked.includes(name) && user?.[name])];
}

/** The member's data. */
export function useUserInfoModel(): UserInfoProps {
  const isMember = useIsMember() === true;
  const { data: settings } = useGetSettingsQuery();
  const { data: user } = useGetUserQuery(isMember ? undefined : skipToken);
  return {
    user: user ?? null,
    optionalFields: optionalFieldsOf(settings, user),
    profilePath: paths.userInfoEdit(),
    emailPath: paths.userInfoEdit({ step: "email" }),
    questionPath: paths.userInfoEdit({ step: "question" }),
    passwordPath: paths.password(),
    homePath: paths.mypageHome(),
  };
}
