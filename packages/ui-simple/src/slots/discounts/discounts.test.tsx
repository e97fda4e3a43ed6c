import { pointFields } from "@noren/validation/fields/cart";
import { filledValues } from "@noren/validation/form-values";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { DraftContext, type Drafts } from "#ui/forms/draft-context";
import { Discounts } from "#ui/slots/discounts/discounts";
import stories from "#ui/slots/discounts/discounts.stories";
import type { DiscountsProps } from "#ui/slots/discounts/discounts.props";

const thanks = { code: "THANKS300", name: "いつものお礼", description: "300円引き", missing: 0 };

interface PageProps {
  failure?: { message: string };
  onUnappliedChanged?: DiscountsProps["onUnappliedChanged"];
}

function Page({ failure, onUnappliedChanged = () => undefined }: PageProps) {
  const [isUsed, setUsed] = useState(true);
  const [points, setPoints] = useState(0);
  const props: DiscountsProps = {
    coupons: isUsed ? [{ ...thanks, amount: 300 }] : [],
    usable: isUsed ? [] : [thanks],
    refusal: null,
    status: `${points}pt`,
    busyCode: null,
    point: { balance: 974, usable: 500 },
    pointsLeft: null,
    pointValues: filledValues(pointFields, { use_point: points }),
    unapplied: null,
    onCouponEntered: async () => failure,
    onCouponUsed: () => setUsed(true),
    onCouponRemoved: () => setUsed(false),
    onPointSet: setPoints,
    onPointEntered: async ({ use_point }) => {
      setPoints(use_point);
      return undefined;
    },
    onUnappliedChanged,
  };
  return <Discounts {...props} />;
}

it("keeps the focus near a coupon that is removed", async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "クーポン「いつものお礼」を取り消す" }));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "クーポン・ポイント" }));
});

it("keeps the focus on the button that changes the points, shows and announces them", async () => {
  render(<Page />);
  const all = screen.getByRole("button", { name: "すべて利用する" });
  await userEvent.click(all);
  expect(document.activeElement).toBe(all);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /ポイント/ }).value).toBe("500");
  expect(screen.getByRole("status").textContent).toBe("500pt");
});

it("empties the code that was accepted, and keeps one that was refused", async () => {
  const { rerender } = render(<Page failure={{ message: "ご利用いただけません。" }} />);
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /クーポン/ });
  await userEvent.type(field(), "ABC{Enter}");
  await screen.findByText("ご利用いただけません。");
  expect(field().value).toBe("ABC");
  rerender(<Page />);
  await userEvent.type(field(), "{Enter}");
  await vi.waitFor(() => expect(field().value).toBe(""));
});

it("reports points that are typed and not applied", async () => {
  const report = vi.fn<DiscountsProps["onUnappliedChanged"]>();
  render(<Page onUnappliedChanged={report} />);
  const field = screen.getByRole("textbox", { name: /ポイント/ });
  await userEvent.clear(field);
  await userEvent.type(field, "300");
  expect(report).toHaveBeenLastCalledWith("use_point", true);
  await userEvent.type(field, "{Enter}");
  await vi.waitFor(() => expect(report).toHaveBeenLastCalledWith("use_point", false));
});

it("drops typed points when no points are chosen", async () => {
  const report = vi.fn<DiscountsProps["onUnappliedChanged"]>();
  render(<Page onUnappliedChanged={report} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: /ポイント/ });
  await userEvent.clear(field);
  expect(report).not.toHaveBeenCalledWith("use_point", true);
  await userEvent.type(field, "300");
  await userEvent.click(screen.getByRole("button", { name: "利用しない" }));
  expect(field.value).toBe("0");
  expect(report).toHaveBeenLastCalledWith("use_point", false);
});

it("has drafts of its own, apart from another form of the page", async () => {
  const take = vi.fn<Drafts["take"]>(() => null);
  await act(async () =>
    render(
      <DraftContext value={{ take, keep: () => undefined }}>
        <Page />
      </DraftContext>,
    ),
  );
  expect(take.mock.calls.map(([form]) => form)).toEqual(["coupon-", "points-"]);
});

it("a coupon for a larger sum shows how much is missing instead of its button", () => {
  const usable = [thanks, { ...thanks, code: "B", name: "送料無料", missing: 1200 }];
  render(<Discounts {...stories.args} usable={usable} />);
  expect(screen.getByText("あと1,200円のお買い物でご利用いただけます。")).not.toBeNull();
  const buttons = screen.getAllByRole("button", { name: /を利用する$/, hidden: true });
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(["クーポン「いつものお礼」を利用する"]);
});

it("a coupon in use without a reduction shows why", () => {
  const none = { ...thanks, amount: 0 };
  render(<Discounts {...stories.args} coupons={[none, { ...none, code: "B", name: "送料無料", amount: null }]} />);
  expect(screen.getByText("いつものお礼").nextElementSibling?.textContent).toBe("割引の対象がないため、使われません");
  expect(screen.getByText("送料無料").nextElementSibling?.textContent).toBe("送料の計算後に割引します");
});

it("the empty coupon field is not invalid when the focus passes it, only when it is sent", async () => {
  render(<Page />);
  const code = screen.getByRole("textbox", { name: /クーポン/ });
  act(() => code.focus());
  await userEvent.tab();
  expect(code.getAttribute("aria-invalid")).toBeNull();
  await userEvent.click(code);
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(code.getAttribute("aria-invalid")).toBe("true"));
});
