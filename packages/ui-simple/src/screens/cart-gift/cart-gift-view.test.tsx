import { paths } from "@noren/contract/paths";
import { giftFields } from "@noren/validation/fields/gift";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { CartGiftView } from "#ui/screens/cart-gift/cart-gift-view";
import type { CartGiftProps } from "#ui/screens/cart-gift/cart-gift.props";
import { offers, parcel, weddingReview, weddingValues } from "#ui/stories/gift-composer.fixture";

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function open(changes: Partial<CartGiftProps> = {}) {
  const onSubmitted = vi.fn<CartGiftProps["onSubmitted"]>(async () => undefined);
  const onCleared = vi.fn<() => void>();
  render(
    <CartGiftView
      parcel={{ ...parcel, initialValues: { ...weddingValues, name_2: "" }, isPacked: true }}
      offers={offers}
      nameLetters={10}
      fieldsFor={() => giftFields}
      review={() => weddingReview}
      withOccasion={(values) => values}
      withTemplate={(_, template) => template}
      isSocialGift={false}
      back={{ path: paths.cartShippingDetail(), from: "delivery" }}
      onSubmitted={onSubmitted}
      isClearing={false}
      onCleared={onCleared}
      {...changes}
    />,
  );
  return { onSubmitted, onCleared };
}

it("keeps the further names open while the shopper retypes one", async () => {
  open();
  await userEvent.click(screen.getByText("連名にする"));
  const second = screen.getByRole("textbox", { name: /二人目/ });
  await userEvent.type(second, "花");
  await userEvent.clear(second);
  expect(second.closest("details")?.open).toBe(true);
  expect(document.activeElement).toBe(second);
});

it("explains where a のし is put without a wrapping, and asks for inside or outside only with one", () => {
  open();
  expect(screen.getAllByRole("radio", { name: /内のし|外のし/ })).toHaveLength(2);
  cleanup();
  open({ review: () => ({ ...weddingReview, hasPlacement: false }) });
  expect(screen.getByText(/のしを箱に直接おかけします/)).toBeDefined();
  expect(screen.queryByRole("radio", { name: /内のし|外のし/ })).toBeNull();
});

it("checks the fields that it shows with its values", async () => {
  const { message: _, ...fields } = giftFields;
  const initialValues = { ...weddingValues, message: "あ".repeat(201) };
  const { onSubmitted } = open({ parcel: { ...parcel, initialValues }, fieldsFor: () => fields });
  await userEvent.click(screen.getByRole("button", { name: "この内容で決定する" }));
  await vi.waitFor(() => expect(onSubmitted).toHaveBeenCalled());
});

it("removes all choices only after a confirmation", async () => {
  const { onCleared } = open();
  await userEvent.click(screen.getByRole("button", { name: "ギフト設定をすべて外す" }));
  expect(onCleared).not.toHaveBeenCalled();
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "すべて外す" }));
  expect(onCleared).toHaveBeenCalledOnce();
});

it("announces the text template that it put into the message", async () => {
  open();
  await userEvent.click(screen.getByRole("button", { name: "文例2を使う" }));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /メッセージ/ }).value).toBe(
    weddingReview.occasion?.messages[1],
  );
  expect(screen.getByText("文例2を入れました。").closest("[role=status]")).not.toBeNull();
});
