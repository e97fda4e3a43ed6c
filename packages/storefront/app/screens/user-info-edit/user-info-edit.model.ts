import { useGetUserQuery } from "@noren/api/endpoints/account";
import { useUpdateUserMutation } from "@noren/api/endpoints/account-changes";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { Input } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { pickFields } from "@noren/validation/fields/field";
import { NO_QUESTION } from "@noren/validation/fields/login";
import { profileFields } from "@noren/validation/fields/user";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate, useSearchParams } from "react-router";
import { userInfoEditCopy as copy } from "#ui/screens/user-info-edit/user-info-edit.copy";
import type { UserInfoEditProps, UserInfoPart } from "#ui/screens/user-info-edit/user-info-edit.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useAddressHelp } from "../../state/use-address-help.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { isCorporateShop, optionalFieldsOf } from "../../account/profile-fields.ts";

const PARTS: readonly string[] = ["profile", "email", "question"] satisfies UserInfoPart[];
const isPart = (step: string | null): step is UserInfoPart => step !== null && PARTS.includes(step);

type Change = Partial<Input<"updateUser">["body"]>;

/** Changes a part of the member's data; the API expects the whole profile each time. */
export function useUserInfoEditModel(): UserInfoEditProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const step = searchParams.get("step");
  const isMember = useIsMember() === true;
  const { data: settings } = useGetSettingsQuery();
  const { data: user } = useGetUserQuery(isMember ? undefined : skipToken);
  const [updateUser] = useUpdateUserMutation();

  const save = (change: Change, message: string) =>
    catchFormFailure(async () => {
      if (!user) return;
      await updateUser({ ...pickFields(profileFields, user), ...change }).unwrap();
      dispatch(queueFlash({ message }));
      await navigate(paths.userInfo());
    });

  return {
    part: isPart(step) ? step : "profile",
    user: user ?? null,
    isCorporate: isCorporateShop(settings),
    optionalFields: optionalFieldsOf(settings, user),
    ...useAddressHelp(),
    infoPath: paths.userInfo(),
    onProfileSubmitted: (profile) => save(profile, copy.saved),
    onEmailSubmitted: async (values) => {
      if (values.email === user?.email) return { errors: { email: [copy.sameEmail] } };
      return save(values, copy.sent);
    },
    onQuestionSubmitted: ({ question_ct = NO_QUESTION, answer = "", current_password }) =>
      save(
        { reminder: question_ct === NO_QUESTION ? null : { question_ct, answer }, current_password },
        copy.questionSaved,
      ),
  };
}
