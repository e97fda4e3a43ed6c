import { paths } from "@noren/contract/paths";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { UserInfoView } from "#ui/screens/user-info/user-info-view";
import { user } from "#ui/stories/person.fixture";

it("[postal.display-hyphen] shows the postal code of the member's address with a hyphen after its third digit", () => {
  render(
    <UserInfoView
      user={{ ...user, postal_code: "6048005" }}
      optionalFields={[]}
      isUndelivered={false}
      isPasswordExpired={false}
      profilePath={paths.userInfoEdit()}
      emailPath={paths.userInfoEdit({ step: "email" })}
      questionPath={paths.userInfoEdit({ step: "question" })}
      passwordPath={paths.password()}
      homePath={paths.mypageHome()}
    />,
  );
  expect(screen.getByText("〒604-8005")).toBeDefined();
});
