import { addressFields } from "@noren/validation/fields/address";
import type { FormFields } from "@noren/validation/fields/field";
import { emptyValues, type FormValues } from "@noren/validation/form-values";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Form } from "#ui/forms/form";
import { FormAddressFields } from "#ui/forms/form-address-fields";
import { FormTextField } from "#ui/forms/form-fields";
import { FormNameFields } from "#ui/forms/form-name-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import type { FormSubmit } from "#ui/forms/form-submit";

const complete = {
  ...emptyValues(addressFields),
  shipping_last_name: "山田",
  shipping_first_name: "太郎",
  shipping_last_name_kana: "ヤマダ",
  shipping_first_name_kana: "タロウ",
  postal_code: "1000001",
  prefecture: "東京都",
  city: "千代田区",
  address1: "千代田1-1",
  phone_number: "0312345678",
};

const setUp = (
  initialValues: FormValues<typeof addressFields>,
  answer: FormSubmit<unknown> = async () => undefined,
) => {
  const onSubmit = vi.fn<FormSubmit<unknown>>(answer);
  render(
    <Form initialValues={initialValues} fields={addressFields} onSubmit={onSubmit}>
      <FormNameFields prefix="shipping_" />
      <FormAddressFields prefectures={["東京都", "大阪府"]} findAddresses={async () => []} />
      <FormTextField name="phone_number" />
      <FormSubmitButton>登録する</FormSubmitButton>
    </Form>,
  );
  const send = () => userEvent.click(screen.getByRole("button", { name: "登録する" }));
  return { onSubmit, send, field: (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }) };
};

describe("form", () => {
  it("moves the focus to the summary, whose entries lead to the fields in the order of the page", async () => {
    const { onSubmit, send, field } = setUp({ ...complete, shipping_last_name_kana: "山田", phone_number: "" });
    await send();
    const summary = await screen.findByRole("group", { name: "入力内容に2件の不備があります" });
    expect(document.activeElement).toBe(summary);
    const links = within(summary).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "セイは全角カタカナで入力してください",
      "電話番号を入力してください",
    ]);
    await userEvent.click(links[1]!);
    expect(document.activeElement).toBe(field("電話番号 必須"));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("is submitted by the click that leaves an invalid field", async () => {
    const { field } = setUp({ ...complete, phone_number: "123" });
    const phone = field("電話番号 必須");
    const button = screen.getByRole("button", { name: "登録する" });
    phone.focus();
    expect(fireEvent.mouseDown(button)).toBe(false);
    expect(document.activeElement).toBe(phone);
    fireEvent.click(button, { detail: 1 });
    expect(document.activeElement).toBe(button);
    await screen.findByRole("group", { name: "入力内容に1件の不備があります" });
  });

  it("accepts a click that ends a composition", () => {
    const { field } = setUp(complete);
    fireEvent.compositionStart(field("電話番号 必須"));
    expect(fireEvent.mouseDown(screen.getByRole("button", { name: "登録する" }))).toBe(true);
  });

  it("shows the error of a field that it checks and does not show", async () => {
    render(
      <Form
        fields={addressFields}
        initialValues={{ ...complete, phone_number: "123" }}
        onSubmit={async () => undefined}
      >
        <FormNameFields prefix="shipping_" />
        <FormSubmitButton>登録する</FormSubmitButton>
      </Form>,
    );
    await userEvent.click(screen.getByRole("button", { name: "登録する" }));
    const error = await screen.findByText(/電話番号の/);
    expect(document.activeElement?.contains(error)).toBe(true);
  });

  it("shows the error of a field that appears after a failed submission only once it is submitted too", async () => {
    render(
      <Form fields={addressFields} initialValues={{ ...complete, city: "", phone_number: "" }} onSubmit={vi.fn()}>
        {({ values }) => (
          <>
            <FormTextField name="city" />
            {values.city === "" ? null : <FormTextField name="phone_number" />}
            <FormSubmitButton>登録する</FormSubmitButton>
          </>
        )}
      </Form>,
    );
    const submit = () => userEvent.click(screen.getByRole("button", { name: "登録する" }));
    const errors = () => screen.queryAllByText("電話番号を入力してください");
    await submit();
    await screen.findByRole("group", { name: /件の不備があります/ });
    await userEvent.type(screen.getByRole("textbox", { name: /市区町村/ }), "渋谷区");
    await screen.findByRole("textbox", { name: /電話番号/ });
    expect(errors()).toEqual([]);
    await submit();
    await waitFor(() => expect(errors()).toHaveLength(2));
  });

  it("checks and submits only the fields that it has with its values", async () => {
    const onSubmit = vi.fn<FormSubmit<unknown>>(async () => undefined);
    render(
      <Form
        fields={addressFields}
        fieldsFor={({ city }): FormFields =>
          city === "" ? { city: addressFields.city } : { phone_number: addressFields.phone_number }
        }
        onSubmit={onSubmit}
      >
        <FormTextField name="city" />
        <FormTextField name="phone_number" />
        <FormSubmitButton>登録する</FormSubmitButton>
      </Form>,
    );
    const submit = () => userEvent.click(screen.getByRole("button", { name: "登録する" }));
    await submit();
    const summary = await screen.findByRole("group", { name: "入力内容に1件の不備があります" });
    expect(within(summary).getByRole("link").textContent).toBe("市区町村を入力してください");
    await userEvent.type(screen.getByRole("textbox", { name: /市区町村/ }), "千代田区");
    await userEvent.type(screen.getByRole("textbox", { name: /電話番号/ }), "0312345678");
    await submit();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ phone_number: "0312345678" }));
  });

  it("links the error to its field", async () => {
    const { send, field } = setUp({ ...complete, phone_number: "123" });
    await send();
    await waitFor(() => expect(field("電話番号 必須").getAttribute("aria-invalid")).toBe("true"));
    const error = document.getElementById(field("電話番号 必須").getAttribute("aria-describedby")!);
    expect(error?.textContent).toBe("電話番号のフォーマットで入力してください");
  });

  it("shows the normalised value when a field is left, not while it is typed", async () => {
    const { field } = setUp({ ...complete, phone_number: "" });
    const phone = field("電話番号 必須");
    await userEvent.type(phone, "０３－１２３４－５６７８");
    expect(phone.value).toBe("０３－１２３４－５６７８");
    fireEvent.blur(phone);
    await waitFor(() => expect(phone.value).toBe("0312345678"));
  });

  it("does not change a value on blur during a composition", async () => {
    const { field } = setUp({ ...complete, city: "" });
    const city = field("市区町村 必須");
    fireEvent.compositionStart(city);
    fireEvent.input(city, { target: { value: "ｶﾞ" } });
    fireEvent.blur(city);
    await waitFor(() => expect(city.value).toBe("ｶﾞ"));
  });

  it("is not submitted by the Enter that ends a composition", async () => {
    const { onSubmit, field, send } = setUp(complete);
    const city = field("市区町村 必須");
    fireEvent.compositionStart(city);
    expect(fireEvent.keyDown(city, { key: "Enter", isComposing: true })).toBe(false);
    fireEvent.submit(city.form!);
    fireEvent.compositionEnd(city);
    expect(fireEvent.keyDown(city, { key: "Enter", keyCode: 229 })).toBe(false);
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  it("submits normalised values once, also on repeated clicks", async () => {
    const gate = Promise.withResolvers<undefined>();
    const { onSubmit, field } = setUp({ ...complete, phone_number: "０３ー１２３４ー５６７８" }, () => gate.promise);
    const form = field("電話番号 必須").form!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    gate.resolve(undefined);
    await waitFor(() => expect(screen.getByRole("button", { name: "登録する" }).getAttribute("aria-busy")).toBeNull());
    expect(onSubmit.mock.calls).toEqual([[expect.objectContaining({ phone_number: "0312345678", address2: null })]]);
  });

  it("shows the server's error at its field until the field changes, and the others in the summary", async () => {
    const { send, field } = setUp(complete, async () => ({
      message: "入力内容をご確認ください。",
      errors: { postal_code: ["お届けできない地域です。"], limit: ["これ以上登録できません。"] },
    }));
    await send();
    const summary = await screen.findByRole("group", { name: "入力内容に1件の不備があります" });
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain("郵便番号：お届けできない地域です。");
    expect(summary.textContent).toContain("これ以上登録できません。");
    const postal = field("郵便番号 必須");
    expect(postal.getAttribute("aria-invalid")).toBe("true");
    fireEvent.input(postal, { target: { value: "1000002" } });
    await waitFor(() => expect(postal.getAttribute("aria-invalid")).toBeNull());
  });
});
