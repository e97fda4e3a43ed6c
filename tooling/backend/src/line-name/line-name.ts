import type { CartLine } from "@noren/contract";
import { lineNameCopy as copy } from "./line-name.copy.ts";

/** The product of a line with its embroidered letters, as mails and documents list it. */
export const lineName = ({
  product_name: name,
  name_embroidery: letters,
}: Pick<CartLine, "product_name" | "name_embroidery">): string =>
  letters === null ? name : copy.embroidered(name, letters);
