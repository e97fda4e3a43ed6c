import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The path of a page, which the links of mails have without the slash at its end. */
const withoutSlash = (pathname: string) => pathname.replace(/\/$/, "");

/** Waits for the mail to `recipient` that links to the page at `pathname`, and returns the link. */
export async function receiveLink(recipient: string, pathname: string): Promise<URL> {
  const find = async () =>
    (await readLinksTo(recipient)).find((url) => withoutSlash(url.pathname) === withoutSlash(pathname));
  const message = `a mail to ${recipient} with a link to ${pathname}`;
  let link: URL | undefined;
  await expect.poll(async () => (link = await find()), { message }).toBeDefined();
  if (!link) throw new Error(`No ${message}`);
  return link;
}

/**
 * Waits for mails to the recipients with a link of each expected kind, and returns one link of each kind.
 *
 * @param kindOf names the kind of a link
 */
export async function readMailLinks(
  recipients: readonly string[],
  kindOf: (link: URL) => string,
  expected: readonly string[],
): Promise<Map<string, URL>> {
  let links = new Map<string, URL>();
  const read = async () => {
    const urls = await Promise.all(recipients.map(readLinksTo));
    links = new Map(urls.flat().map((url) => [kindOf(url), url]));
    return [...links.keys()];
  };
  await expect
    .poll(read, { message: `mails to ${recipients.join(" and ")}` })
    .toEqual(expect.arrayContaining([...expected]));
  return links;
}

/** Waits for the mail to `recipient` with the code of a login, and returns the code. */
export async function receiveCode(recipient: string): Promise<string> {
  const find = async () => /確認コード：(\d{6})/.exec((await readMailsTo(recipient)).join("\n"))?.[1];
  await expect.poll(find, { message: `a mail to ${recipient} with a code` }).toBeDefined();
  return (await find()) ?? "";
}

/** The links in the mails sent to a recipient. */
async function readLinksTo(recipient: string): Promise<URL[]> {
  const texts = await readMailsTo(recipient);
  return texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []).map((url) => new URL(url));
}

/** The texts of the mails sent to a recipient: the shop writes them to a folder instead of a mail server. */
async function readMailsTo(recipient: string): Promise<string[]> {
  const folder = join(process.env["E2E_DATA"] ?? "", "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".json"));
  const mails = await Promise.all(names.map(async (name) => readMail(join(folder, name))));
  return mails.filter(({ to }) => to === recipient).map(({ text }) => text);
}

const readMail = async (file: string) => JSON.parse(await readFile(file, "utf8")) as { to: string; text: string };
