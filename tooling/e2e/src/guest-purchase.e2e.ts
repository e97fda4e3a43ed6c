import { paths } from "@noren/contract/paths";
import {
  addToCart,
  expectPrintable,
  goToConfirm,
  goToDeliveryAsGuest,
  orderButton,
  readOrderNumber,
} from "./support/shopper.ts";
import { query } from "./support/database.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test.use({ hasPictures: true });

test("a guest buys: product, cart, destination, day, payment, confirm, complete [cart.steps]", async ({ page }) => {
  await addToCart(page, "seiji-meshiwan");
  await page.goto(paths.cart());
  await expect(page.getByRole("list", { name: "カートの商品" })).toContainText("青磁の飯碗");
  await expectAccessible(page);

  await goToDeliveryAsGuest(page);
  await page.getByLabel("お届け希望日").selectOption({ index: 2 });
  await page.getByLabel("お届け希望時間帯").selectOption({ label: "午前中" });
  await expectAccessible(page);

  await goToConfirm(page);
  // The six items of the final confirmation.
  for (const words of ["数量 1", "お支払い合計", "銀行振込", "午前中", "期間の定めはありません", "キャンセル"])
    await expect(page.getByRole("main")).toContainText(words);
  await expectAccessible(page);
  await expectPrintable(page);

  await orderButton(page).click();
  const no = await readOrderNumber(page);
  await expectAccessible(page);
  const [order] = await query<{ count: string }>("select count(*) from orders where order_no = $1", [no]);
  expect(Number(order?.count)).toBe(1);

  // By links, without a document load: the order ends the old cart, and the new one is empty.
  const emptyCart = page.getByRole("heading", { name: "カートに商品はありません" });
  await page.getByRole("link", { name: "お買い物を続ける" }).click();
  await page.getByRole("banner").getByRole("link", { name: "カート" }).click();
  await expect(emptyCart).toBeVisible();

  await page.goto(paths.cartComplete({ no }));
  await expect(page.getByText(no)).toBeVisible();
  await page.goto(paths.cart());
  await expect(emptyCart).toBeVisible();
});

test("a summary of the errors gets the focus and links to the fields", async ({ page }) => {
  await addToCart(page, "seiji-meshiwan");
  await page.goto(paths.cartShippingSelect());
  await page.getByRole("button", { name: "お届け日時の指定へ" }).click();
  const summary = page.getByRole("group", { name: /件の不備があります/ });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole("link", { name: "メールアドレスを入力してください" }).click();
  await expect(page.getByLabel("メールアドレス")).toBeFocused();
});
