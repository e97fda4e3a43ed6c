import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ProductDeliveryView } from "#ui/screens/product/product-delivery-view";
import stories, {
  Chilled,
  Failed,
  Loading,
  SoldOut,
  Undeliverable,
} from "#ui/screens/product/product-delivery-view.stories";

const show = (changes: Partial<typeof stories.args> = {}) => {
  render(<ProductDeliveryView {...stories.args} {...changes} />);
  return screen.getByRole("status").textContent;
};

test("[delivery.arrival] names the earliest days of arrival unless the product is sold out", () => {
  expect(show()).toBe("最短11月25日(水)、遠方は11月27日(金)にお届け");
});

test.each([
  [false, "あと8,800円のお買い上げで送料無料"],
  [true, "この商品を含めて、あと8,800円のお買い上げで送料無料"],
])("names the sum that free delivery lacks, with the product if its price may rise (%s)", (isSumFrom, text) => {
  show({ freeCarriage: { isReached: false, missing: 8800 }, isSumFrom });
  expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  ["cool", Chilled.args, /最短11月25日\(水\)にお届け 送料 990円（クール便などの料金330円を含みます）/],
  ["undeliverable", Undeliverable.args, /^沖縄県へはお届けできません。$/],
  ["loading", Loading.args, /^確認しています…$/],
  ["failed", Failed.args, /^お届け日を確認できませんでした。$/],
  ["sold out", SoldOut.args, /^ただいま在庫がありません$/],
])("says what is known of the prefecture: %s", (_, args, text) => {
  expect(show(args)).toMatch(text);
});

test("without scripts the form asks the same page, and a choice is reported at once", () => {
  const onPrefectureChosen = vi.fn<(id: number) => void>();
  show({ onPrefectureChosen });
  const choice = screen.getByRole("combobox", { name: "お届け先の都道府県" });
  expect(choice.closest("form")?.getAttribute("action")).toBe("/product/seiji-meshiwan#delivery");
  expect(choice.getAttribute("name")).toBe("prefecture");
  fireEvent.change(choice, { target: { value: "13" } });
  expect(onPrefectureChosen.mock.calls).toEqual([[13]]);
});
