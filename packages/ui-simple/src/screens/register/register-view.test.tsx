import { paths, staticPages } from "@noren/contract/paths";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { RegisterView } from "#ui/screens/register/register-view";
import type { RegisterProps } from "#ui/screens/register/register.props";

function show(optionalFields: RegisterProps["optionalFields"], prefill: RegisterProps["prefill"] = null) {
  render(
    <RegisterView
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
