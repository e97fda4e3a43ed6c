import { expect, test } from "vitest";
import { listScreens } from "./list-screens.ts";

const entry = (id: string, title: string, folder: string, type = "story") => [
  id,
  { id, title, type, importPath: `../../packages/ui-simple/src/${folder}/x.stories.tsx` },
];

test("a screen is shown by its first story; elements and documents are no screens", () => {
  const entries = Object.fromEntries([
    entry("button", "要素/ボタン", "elements/button"),
    entry("cart-docs", "画面/カート", "screens/cart", "docs"),
    entry("cart-plain", "画面/カート", "screens/cart"),
    entry("cart-empty", "画面/カート", "screens/cart"),
    entry("confirm", "画面/購入手続き/確認", "screens/cart-confirm"),
  ]);
  expect(listScreens({ entries })).toEqual([
    { id: "cart-plain", name: "カート" },
    { id: "confirm", name: "購入手続き／確認" },
  ]);
});
