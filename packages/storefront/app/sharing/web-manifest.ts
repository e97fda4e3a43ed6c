import { paths } from "@noren/contract/paths";
import simpleTokens from "@noren/ui-simple/tokens.css?inline";
import icon192 from "#ui/icons/icon-192.png?url&no-inline";
import icon512 from "#ui/icons/icon-512.png?url&no-inline";
import tokens from "#ui/tokens.css?inline";
import type { WriteDocument } from "./document.ts";

/** The value of a colour token of the theme, or of Simple where the theme has none of its own. */
const colorOf = (name: string): string | undefined =>
  [tokens, simpleTokens].flatMap((css) => new RegExp(`--${name}:\\s*(#[0-9a-f]{3,8})`).exec(css)?.[1] ?? [])[0];

/** What a phone needs to put the shop on its home screen. */
export const writeWebManifest: WriteDocument = ({ settings }) => {
  const paper = colorOf("color-paper");
  const icon = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    type: "application/manifest+json; charset=utf-8",
    body: JSON.stringify({
      name: settings["SITE.NAME"],
      short_name: settings["SITE.NAME"],
      ...(settings["SITE.TAGLINE"] && { description: settings["SITE.TAGLINE"] }),
      lang: "ja",
      start_url: paths.home(),
      scope: paths.home(),
      id: paths.home(),
      display: "browser",
      ...(paper && { background_color: paper, theme_color: paper }),
      icons: [icon(icon192, 192, "any"), icon(icon512, 512, "any"), icon(icon512, 512, "maskable")],
    }),
  };
};
