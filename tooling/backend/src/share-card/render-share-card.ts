import { fileURLToPath } from "node:url";
import { html } from "hono/html";
import { CARD } from "../catalogue/share-card.ts";
import { toHtmlText } from "../http/html-text.ts";
import { sharp } from "../images/decoder.ts";

const FONT = fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf"));

/** The white part beside the picture. */
const MARGIN = 60;
const TEXT_WIDTH = CARD.width - CARD.height - 2 * MARGIN;
const NAME_MAX = 80;
const SHOP_MAX = 20;

/** The letters' size in pixels: a long name is smaller. */
const sizeOf = (name: string) => (name.length <= 20 ? 52 : name.length <= 44 ? 42 : 34);

const shorten = (text: string, max: number) => {
  const letters = Array.from(text);
  return letters.length > max ? `${letters.slice(0, max - 1).join("")}…` : text;
};

async function drawText(text: string, size: number, color: string) {
  const drawn = sharp({
    text: {
      // The text is markup of Pango, which has the same escapes.
      text: toHtmlText(html`<span foreground="${color}">${text}</span>`),
      font: `Noto Sans JP Bold ${size}`,
      fontfile: FONT,
      width: TEXT_WIDTH,
      wrap: "word-char",
      spacing: Math.round(size / 4),
      dpi: 72,
      rgba: true,
    },
  });
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

interface CardParts {
  name: string;
  shop: string;
  /** The product's picture; null for none. */
  picture: Buffer | null;
  color: string;
}

/** Draws a card: the picture on the left, name and shop on the right. */
export async function renderShareCard({ name, shop, picture, color }: CardParts): Promise<Buffer> {
  const square = { width: CARD.height, height: CARD.height };
  const left = picture
    ? await sharp(picture)
        .resize({ ...square, fit: "cover" })
        .png()
        .toBuffer()
    : await sharp({ create: { ...square, channels: 3, background: color } })
        .png()
        .toBuffer();
  const title = await drawText(shorten(name, NAME_MAX), sizeOf(name), "#222326");
  const seller = await drawText(shorten(shop, SHOP_MAX), 26, "#5b5d63");
  const x = CARD.height + MARGIN;
  const bottom = CARD.height - MARGIN - seller.height;
  const top = Math.max(MARGIN, Math.round((CARD.height - title.height) / 2));
  return sharp({ create: { ...CARD, channels: 3, background: "#ffffff" } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: title.input, left: x, top: Math.min(top, Math.max(0, bottom - title.height)) },
      { input: seller.input, left: x, top: bottom },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
