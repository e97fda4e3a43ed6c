import { usernameReminderFields } from "@noren/validation/fields/login";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Form } from "#ui/forms/form";
import { FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import type { FormSubmit } from "#ui/forms/form-submit";

const QUESTION = "hanako@gmail.com ではありませんか？";

const setUp = async (typed: string) => {
  const onSubmit = vi.fn<FormSubmit<unknown>>(async () => undefined);
  render(
    <Form fields={usernameReminderFields} onSubmit={onSubmit}>
      <FormTextField name="email" />
      <FormSubmitButton>送信する</FormSubmitButton>
    </Form>,
  );
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: /メールアドレス/ });
  await userEvent.type(input, typed);
  return { onSubmit, input, press: (name: string) => userEvent.click(screen.getByRole("button", { name })) };
};

it("suggests a domain for a mistyped one once the field is left, and announces it", async () => {
  const { input } = await setUp("hanako@gmial.com");
  expect(screen.queryByText(QUESTION)).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole("status").textContent).toContain(QUESTION);
  expect(input.getAttribute("aria-invalid")).toBeNull();
});

it("corrects the address, and returns the focus to it", async () => {
  const { input, press } = await setUp("ｈａｎａｋｏ＠ｇｍｉａｌ．ｃｏｍ");
  await userEvent.tab();
  await press("修正する");
  expect([input.value, document.activeElement]).toEqual(["hanako@gmail.com", input]);
  expect(screen.queryByText(/ではありませんか/)).toBeNull();
});

it("shows no suggestion for an email that the shopper has confirmed", async () => {
  const { input, press } = await setUp("hanako@gmial.com");
  await userEvent.tab();
  await press("このまま使う");
  expect([input.value, document.activeElement]).toEqual(["hanako@gmial.com", input]);
  await userEvent.tab();
  expect(screen.queryByText(QUESTION)).toBeNull();
});

it("does not prevent the form's submission", async () => {
  const { onSubmit, press } = await setUp("hanako@gmial.com");
  await press("送信する");
  expect(onSubmit).toHaveBeenCalledWith({ email: "hanako@gmial.com" });
});
