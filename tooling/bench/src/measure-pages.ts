import type { Page } from "@playwright/test";
import { runLighthouse } from "./run-lighthouse.ts";

const CATEGORIES = ["accessibility", "bestPractices", "seo"] as const;

/** A page of a kind: its path with the last part left open, such as `/news/*`. */
const kindOf = ({ pathname }: URL): string => pathname.replace(/(?<=^\/(?!guide\/)[^/]+)\/.+$/, "/*");

/** One page of each kind that the sitemaps of a shop list. */
async function listPages(tab: Page, shop: string): Promise<URL[]> {
  const pages: URL[] = [];
  for (const sitemap of await readLocations(tab, `${shop}/sitemap.xml`))
    pages.push(...(await readLocations(tab, sitemap)).map((url) => new URL(url)));
  return [...new Map(pages.map((page) => [kindOf(page), page])).values()];
}

/** The URLs of a sitemap or of an index of sitemaps. A browser resolves `NAME.localhost`. @throws Error if the shop has none */
async function readLocations(tab: Page, url: string): Promise<string[]> {
  const response = await tab.goto(url);
  if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}`);
  return Array.from((await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, location = ""]) => location);
}

/**
 * Runs Lighthouse on a page of each public kind, and prints its scores.
 *
 * @param tab a browser's tab, which reads the sitemaps
 * @param shops origins of shops
 * @returns a line for each score below 100
 */
export async function measurePages(tab: Page, shops: readonly string[]): Promise<string[]> {
  const lower: string[] = [];
  for (const shop of shops) {
    for (const { href } of await listPages(tab, shop)) {
      const scores = await runLighthouse(href);
      const line = CATEGORIES.map((category) => `${category} ${scores[category]}`).join("  ");
      console.log(`${decodeURI(href)}  ${line}`);
      if (CATEGORIES.some((category) => scores[category] < 100)) lower.push(`${href}: ${line}`);
    }
  }
  return lower;
}
