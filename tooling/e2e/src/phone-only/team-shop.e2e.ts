import { paths } from "@noren/contract/paths";
import { orderAsGuest } from "../support/buy-as-guest.ts";
import { waitForHydration } from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.use({ hasPictures: true, baseURL: ({ baseURL }, provide) => provide(channelUrl(baseURL, "tee")) });

const shirt = paths.product({ key: "bango-cotton" });

test(
  "a guest fills the table colour by colour and buys all of it; a refused cell is named and adds nothing",
  { tag: "@tee" },
  async ({ page }) => {
    await page.goto(paths.home());
    await waitForHydration(page);
    await expectAccessible(page);
    await page.goto(shirt);
    await waitForHydration(page);
    const table = page.locator("form").filter({ has: page.getByRole("heading", { name: "色×サイズ表" }) });
    const field = (name: string) => table.getByRole("textbox", { name: `${name}の枚数` });
    await field("赤 M").fill("12");
    await field("赤 M").press("Enter");
    await expect(field("赤 L")).toBeFocused();
    await table.getByRole("button", { name: "赤 Lを1枚増やす" }).click();
    await table.getByRole("radio", { name: "青" }).check({ force: true });
    await expect(page.locator("[data-page-body='blue']")).toBeVisible();
    await field("青 M").fill("3");
    await expectAccessible(page);
    await table.getByRole("button", { name: "16枚をカートに入れる" }).click();
    await expect(page.getByRole("link", { name: /カート.*16/ })).toBeVisible();

    // Four are there, of which three are in the cart.
    await table.getByRole("radio", { name: "赤" }).check({ force: true });
    await field("赤 S").fill("5");
    await table.getByRole("radio", { name: "青" }).check({ force: true });
    await field("青 M").fill("2");
    await table.getByRole("button", { name: "7枚をカートに入れる" }).click();
    const summary = table.getByRole("group", { name: "入力内容に1件の不備があります" });
    await expect(summary).toBeFocused();
    const bar = table.getByRole("button", { name: "7枚をカートに入れる" }).locator("..");
    await expect
      .poll(async () => {
        const [above, below] = [await summary.boundingBox(), await bar.boundingBox()];
        return above !== null && below !== null && above.y > 0 && above.y + above.height <= below.y;
      })
      .toBe(true);
    await expectAccessible(page);
    await summary.getByRole("link", { name: "青 M：あと1枚までです" }).click();
    await expect(field("青 M")).toBeFocused();

    // The way back finds the table as it was left.
    await page.getByRole("link", { name: /カート.*16/ }).click();
    await page.waitForURL(`**${paths.cart()}`);
    await page.goBack();
    await expect(field("赤 S")).toHaveValue("5");
    await page.goto(paths.cart());
    const design = page.getByRole("region", { name: "背番号Tシャツ 綿" });
    await expect(design).toContainText("16枚");
    await design.getByText("一行ずつ直す").click();
    await expect(design.getByRole("spinbutton")).toHaveCount(3);
    await expectAccessible(page);
    await orderAsGuest(page);
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the table shows all colours with what is left and no fields, after the note that it needs scripts", async ({
    page,
  }) => {
    await page.goto(shirt);
    const text = await page.getByRole("heading", { name: "色×サイズ表" }).locator("..").innerText();
    expect(text.indexOf("JavaScript")).toBeLessThan(text.indexOf("赤"));
    expect(text).toContain("完売");
    expect(text).toContain("紫");
    await expect(page.getByRole("textbox", { name: /の枚数$/ })).toHaveCount(0);
  });
});
