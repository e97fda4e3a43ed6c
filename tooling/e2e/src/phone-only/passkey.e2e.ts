import { paths } from "@noren/contract/paths";
import type { CDPSession, Page } from "@playwright/test";
import { heading, logOut, submitLogin, waitForHydration } from "../support/shopper.ts";
import { receiveLink } from "../support/mails.ts";
import { createMember, PASSWORD } from "../support/prepared.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** Gives the page's device an authenticator that verifies the person by itself. */
async function addAuthenticator(page: Page): Promise<{ client: CDPSession; authenticatorId: string }> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

test("a passkey is offered after a login, logs in, and is deleted [session.passkey]", async ({ page }) => {
  const { client, authenticatorId } = await addAuthenticator(page);
  const present = (enabled: boolean) =>
    client.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  const username = await createMember(page);

  await page.goto(paths.login({ to: paths.couponList() }));
  await waitForHydration(page);
  await submitLogin(page, { username, password: PASSWORD });
  await expect(heading(page, "次回から、パスワードなしでログインできます")).toBeVisible();
  await expectAccessible(page);
  await page.locator('[name="current_password"]').fill(PASSWORD);
  await page.getByRole("button", { name: "パスキーを登録する" }).click();
  await expect(heading(page, "クーポン")).toBeVisible();
  await expect(page.getByText("パスキーを登録しました")).toBeVisible();
  await receiveLink(username, "/reminder");
  expect((await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials).toMatchObject([
    { isResidentCredential: true, rpId: "localhost" },
  ]);

  await present(false);
  await logOut(page);
  await page.goto(paths.login({ to: paths.passkeys() }));
  await waitForHydration(page);
  await expectAccessible(page);
  await present(true);
  await page.getByRole("button", { name: "パスキーでログイン" }).click();
  await expect(heading(page, "パスキー")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /登録日/ }).click();
  await expect(heading(page, "パスキーの変更")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("パスキーの名前").fill("佐藤のスマートフォン");
  await page.getByRole("button", { name: "名前を変更する" }).click();
  await page.getByRole("link", { name: "佐藤のスマートフォン" }).click();
  await page.locator('[name="current_password"]').fill(PASSWORD);
  await page.getByRole("button", { name: "パスキーを削除する" }).click();
  await expect(page.getByText("登録されたパスキーはありません")).toBeVisible();

  // The device still has it; the API refuses it. The offer is not repeated.
  await present(false);
  await logOut(page);
  await page.goto(paths.login({ to: paths.couponList() }));
  await waitForHydration(page);
  await present(true);
  await page.getByRole("button", { name: "パスキーでログイン" }).click();
  await expect(page.getByText("このパスキーではログインできませんでした").first()).toBeVisible();
  await submitLogin(page, { username, password: PASSWORD });
  await expect(heading(page, "クーポン")).toBeVisible();
});
