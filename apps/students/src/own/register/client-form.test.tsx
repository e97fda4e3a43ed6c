import { paths, staticPages } from "@noren/contract/paths";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RegisterView } from "#ui/screens/register/register-view";

test("[theme.fallback-simple] [valid.client-form] the registration is Simple's, with full-width names, phone numbers of 11 digits and passwords of 8 characters", async () => {
  render(
    <RegisterView
      isCorporate={false}
      optionalFields={[]}
      prefill={null}
      link={null}
      services={{ services: [], errorText: null }}
      prefectures={["東京都"]}
      findAddresses={async () => []}
      loginPath={paths.login()}
      termsPath={staticPages.terms}
      privacyPath={staticPages.privacy}
      onSubmitted={async () => undefined}
    />,
  );
  const typed = { last_name: "é", last_name_kana: "山田", phone_number: "090123456789", password: "abc123" };
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(document.querySelector(`[name="${name}"]`)!, { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "登録する" }));
  const summary = await screen.findByRole("group", { name: /入力内容に\d+件の不備があります/ });
  const errors = within(summary).getAllByRole("link");
  expect(errors.map((link) => link.textContent)).toEqual(
    expect.arrayContaining([
      "姓は全角文字で入力してください",
      "セイは全角カタカナで入力してください",
      "電話番号のフォーマットで入力してください",
      "パスワードは8文字以上で入力してください",
    ]),
  );
});
