import { addressFields } from "@noren/validation/fields/address";
import { emptyValues } from "@noren/validation/form-values";
import { paths } from "@noren/contract/paths";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AddressFormView } from "#ui/screens/address-form/address-form-view";

const NOTE = "会員登録のお名前は、お届け先には反映されません。";

function show(isOwn: boolean) {
  render(
    <AddressFormView
      mode="add"
      values={emptyValues(addressFields)}
      isOwn={isOwn}
      prefectures={["東京都"]}
      findAddresses={async () => []}
      listPath={paths.addressBook()}
      onSubmitted={async () => undefined}
    />,
  );
}

describe("the form for an address", () => {
  it("[form.address-note] states that the registered name is not reflected in the delivery address", () => {
    show(false);
    expect(screen.getByText(NOTE)).toBeTruthy();
  });

  it("states for the member's own address that a change updates the profile", () => {
    show(true);
    expect(screen.queryByText(NOTE)).toBeNull();
    expect(screen.getByText(/会員情報も変わります/)).toBeTruthy();
  });

  it("[form.placeholders] shows seven digits as the sample of the postal code", () => {
    show(false);
    expect(screen.getByRole("textbox", { name: /郵便番号/ }).getAttribute("placeholder")).toMatch(/^\d{7}$/);
  });
});
