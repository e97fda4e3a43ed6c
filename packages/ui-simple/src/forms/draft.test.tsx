import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { withDraft } from "#ui/forms/draft";
import { DraftContext, type Drafts } from "#ui/forms/draft-context";
import { Form } from "#ui/forms/form";
import { FormTextField } from "#ui/forms/form-fields";
import type { FormSubmit } from "#ui/forms/form-submit";

const empty = { name: "", password: "" };

function show(drafts: Drafts, onSubmit: FormSubmit<typeof empty> = async () => undefined) {
  const shown = render(
    <DraftContext value={drafts}>
      <Form initialValues={empty} onSubmit={onSubmit}>
        <FormTextField name="name" label="お名前" />
        <FormTextField name="password" label="パスワード" />
        <button type="submit">送信</button>
      </Form>
    </DraftContext>,
  );
  return { ...shown, field: (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name }) };
}

it("stores the input when the page unloads, without secrets", async () => {
  const drafts = { take: () => null, keep: vi.fn<Drafts["keep"]>() };
  const { field, unmount } = show(drafts);
  window.dispatchEvent(new Event("pagehide"));
  expect(drafts.keep).not.toHaveBeenCalled();
  await userEvent.type(field("お名前"), "山田");
  await userEvent.type(field("パスワード"), "noren2026");
  window.dispatchEvent(new Event("pagehide"));
  unmount();
  expect(drafts.keep.mock.calls).toEqual([
    ["", { name: "山田" }, "unloaded"],
    ["", { name: "山田" }, "left"],
  ]);
});

it.each([
  ["sent", undefined],
  ["left", { message: "お受けできません" }],
] as const)("stores the input with the reason %s", async (end, failure) => {
  const drafts = { take: () => null, keep: vi.fn<Drafts["keep"]>() };
  const onSubmit = vi.fn<FormSubmit<typeof empty>>(async () => failure);
  const { field, unmount } = show(drafts, onSubmit);
  await userEvent.type(field("お名前"), "山田");
  await userEvent.click(screen.getByRole("button", { name: "送信" }));
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  await userEvent.tab();
  unmount();
  expect(drafts.keep).toHaveBeenCalledExactlyOnceWith("", { name: "山田" }, end);
});

it("restores the stored input", async () => {
  const take = vi.fn<Drafts["take"]>(() => ({ name: "山田", password: "stolen" }));
  const { field } = show({ take, keep: () => undefined });
  await expect.poll(() => field("お名前").value).toBe("山田");
  expect(field("パスワード").value).toBe("");
});

it("ignores stored values of another shape", () => {
  const values = { a: "1", list: [{ key: "x", day: "" }], on: false };
  expect(withDraft(values, { a: 2, list: [{ key: "x" }], on: true, more: "?" })).toEqual({ ...values, on: true });
  expect(
    withDraft(values, {
      a: null,
      list: [
        { key: "x", day: "2026-11-25" },
        { key: "y", day: "" },
      ],
    }),
  ).toEqual(values);
  const list = [{ key: "x", day: "2026-11-25" }];
  expect(withDraft(values, { list })).toEqual({ ...values, list });
});

it("restores a choice of several, however many were chosen at first", () => {
  const draft = { chosen: ["a", "b"], none: ["c"], amounts: ["1"] };
  expect(withDraft({ chosen: ["a"], none: [], amounts: [1] }, draft)).toEqual({ ...draft, amounts: [1] });
});
