import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { GiftSummary } from "#ui/slots/gift-summary/gift-summary";
import { plainParcel } from "@noren/contract/parcel.fixture";
import { condolenceParcel, weddingParcel } from "#ui/stories/gift.fixture";

it("shows nothing for a parcel without gift packing", () => {
  const { container } = render(<GiftSummary packed={plainParcel} showsPaper />);
  expect(container.textContent).toBe("");
});

it("lists the chosen packing with its prices, and that the slip has none", () => {
  const { container } = render(<GiftSummary packed={weddingParcel} />);
  for (const text of [
    "結婚祝い",
    "包装紙 紺とリボン 220円(税込)",
    "寿（紅白・結び切り・外のし）",
    "山田　太郎・花子",
    "ご結婚おめでとうございます。",
    "紙袋 生成り 2枚 110円(税込)",
    "金額を記載しません",
  ]) {
    expect(container.textContent).toContain(text);
  }
});

it("draws the paper with a text alternative, and calls one without the ornament no のし", () => {
  render(<GiftSummary packed={condolenceParcel} showsPaper />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toContain("掛け紙");
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "掛け紙の見本、表書き「志」、水引は黒白の結び切り5本、のし飾りなし、お名前「山田家」",
  );
});

it("names the company of a のし without names, and the chosen sign", () => {
  const noshi = { ...weddingParcel.noshi!, names: [], affiliation: "株式会社のれん" };
  const sign = { id: 1, name: "立札 木目", price: 550, title: "祝 御開店", receiver: "喫茶のれん", giver: "山田花子" };
  const { container } = render(<GiftSummary packed={{ ...weddingParcel, noshi, sign }} />);
  expect(container.textContent).toContain("株式会社のれん");
  expect(container.textContent).not.toContain("お名前なし");
  expect(container.textContent).toContain("立札 木目／祝 御開店／喫茶のれん 様／山田花子 550円(税込)");
});
