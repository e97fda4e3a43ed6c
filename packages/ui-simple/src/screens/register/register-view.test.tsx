import { paths, staticPages } from "@noren/contract/paths";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RegisterView } from "#ui/screens/register/register-view";
import type { RegisterProps } from "#ui/screens/register/register.props";

function show(
  optionalFields: RegisterProps["optionalFields"],
  prefill: RegisterProps["prefill"] = null,
  isCorporate = false,
) {
  render(
    <RegisterView
      isCorporate={isCorporate}
      optionalFields={optionalFields}
      prefill={prefill}
      link={prefill && { service: "LINE", onRemoved: () => undefined }}
      services={{
        services: [{ type: "line", name: "LINE", isBusy: false, onChosen: () => undefined }],
        errorText: null,
      }}
      prefectures={["東京都"]}
      findAddresses={async () => []}
      loginPath={paths.login()}
      termsPath={staticPages.terms}
      privacyPath={staticPages.privacy}
      onSubmitted={async () => undefined}
    />,
  );
}

it("shows the shop's optional fields in its order", () => {
  show(["fax", "job"]);
  const names = screen.getAllByRole("textbox", { name: /FAX番号|職業/ }).map((input) => input.getAttribute("name"));
  expect(names).toEqual(["fax", "job"]);
});

it("asks for company and department where the shop sends invoices [order.invoice]", () => {
  show(["company_name", "department"]);
  const names = screen.getAllByRole("textbox").map((input) => input.getAttribute("name"));
  expect(names).toEqual(expect.arrayContaining(["company_name", "department"]));
});

it("shows no optional field that the shop does not use", () => {
  show([]);
  expect(screen.queryByRole("textbox", { name: /FAX番号|職業/ })).toBeNull();
});

it("has an input of its kind for each field that a shop may ask for", () => {
  show(["gender", "birthday", "cell_phone_number", "is_receive_newsletter"]);
  expect(screen.getByRole("group", { name: "性別" })).toBeDefined();
  expect(screen.getByRole("radio", { name: "受け取らない" })).toHaveProperty("checked", true);
  expect(screen.getByRole("textbox", { name: "生年月日" })).toBeDefined();
  expect(screen.getByRole("textbox", { name: "携帯電話番号" })).toBeDefined();
});

it("asks for an answer once a security question is chosen", () => {
  show(["security_question"]);
  expect(screen.queryByRole("textbox", { name: /秘密の質問の答え/ })).toBeNull();
  fireEvent.change(screen.getByRole("combobox", { name: /秘密の質問/ }), { target: { value: "3" } });
  expect(screen.getByRole("textbox", { name: /秘密の質問の答え/ })).toBeDefined();
});

it("offers the shop's services until one has begun the registration", () => {
  show([]);
  expect(screen.getByRole("button", { name: "LINEで登録" })).toBeDefined();
});

it("starts with what an outside service returned", () => {
  show([], { email: "hanako@example.jp", last_name: "山田", first_name: null });
  const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  expect(["email", "last_name", "first_name"].map(valueOf)).toEqual(["hanako@example.jp", "山田", ""]);
  expect(screen.queryByRole("button", { name: "LINEで登録" })).toBeNull();
});

describe("[valid.kana] [valid.post] [valid.tel] [valid.date-birth] [valid.department] [valid.orderer-password] the form", () => {
  const type = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      fireEvent.change(document.querySelector(`[name="${name}"]`)!, { target: { value } });
  };
  const submit = async () => {
    fireEvent.click(screen.getByRole("button", { name: "登録する" }));
    const summary = await screen.findByRole("group", { name: /入力内容に\d+件の不備があります/ });
    return within(summary)
      .getAllByRole("link")
      .map((link) => link.textContent);
  };

  it("names each field that is missing, but none that may be left out", async () => {
    show(["company_name", "department", "birthday"]);
    const missing = await submit();
    expect(missing).toEqual(
      expect.arrayContaining(["姓を入力してください", "名を入力してください", "パスワードを入力してください"]),
    );
    expect(missing.join()).not.toMatch(/会社名|部署|生年月日/);
  });

  it("[valid.company] asks a company for its name first, which it cannot leave out, unlike the department", async () => {
    show(["company_name", "department", "fax"], null, true);
    const names = screen.getAllByRole("textbox").map((input) => input.getAttribute("name"));
    expect(names.slice(0, 3)).toEqual(["company_name", "department", "last_name"]);
    expect(names.filter((name) => name === "company_name")).toHaveLength(1);
    const missing = await submit();
    // A client may name the field after its members.
    expect(missing[0]).toMatch(/会社名を入力してください$/);
    expect(missing).toEqual(expect.arrayContaining(["姓を入力してください", "パスワードを入力してください"]));
    expect(missing.join()).not.toContain("部署");
  });

  it("says at each field what a valid value looks like", async () => {
    show(["birthday", "department"]);
    type({
      last_name_kana: "山田",
      postal_code: "1234",
      phone_number: "12345678",
      birthday: "2026-02-31",
      department: "部".repeat(251),
      password: "password",
    });
    expect(await submit()).toEqual(
      expect.arrayContaining([
        "セイは全角カタカナで入力してください",
        "郵便番号の形式で入力してください。例：123-4567",
        "電話番号のフォーマットで入力してください",
        "生年月日：日付が無効です",
        // A client may name the field after its members.
        expect.stringMatching(/^部署・.+は250文字以内で入力してください$/),
        "パスワードには半角の英字と数字をどちらも含めてください。記号は「-」「_」「.」だけが使えます",
      ]),
    );
  });
});
