import type { Picture, ProductPicture } from "@noren/contract";
import type { ProductDraft } from "../catalogue/save-products.ts";
import { fitPicture } from "../seed/fit-picture.ts";
import { describePicture } from "../seed/picture-words.ts";
import type { Studio } from "../seed/studio.ts";
import type { FetchedFiles } from "./fetch-files.ts";
import type { ImportedProduct, ImportedVariant } from "./imported-product.ts";
import { importCopy } from "./import.copy.ts";

export interface ChosenImages {
  /** Empty for a product without a picture of its own. */
  images: ProductPicture[];
  /** The index of a variant's own picture. */
  indexOf: (variant: ImportedVariant) => number | null;
}

/**
 * The product's own pictures: those fetched now, else those of an earlier import, since a fetch may fail today. Without
 * any, a photograph of the studio as a marked stand-in if the shop wants stand-ins, else none.
 */
export function chooseImages(
  product: ImportedProduct,
  before: ProductDraft | undefined,
  { pictures }: FetchedFiles,
  standIns: Studio | undefined,
): ChosenImages {
  if (product.images === null) return keepImages(before, product.pictureRoles);
  const named = [
    ...product.images,
    ...product.variants.map(({ image, optionValues }) => ({
      url: image,
      alt: [product.name, ...optionValues].join(" "),
    })),
  ];
  const own = new Map<string, Picture>();
  for (const { url, alt } of named) {
    const picture = pictures.get(url);
    if (picture && !own.has(url)) own.set(url, { ...picture, alt });
  }
  if (own.size > 0) {
    const urls = [...own.keys()];
    return { images: [...own.values()], indexOf: ({ image }) => (own.has(image) ? urls.indexOf(image) : null) };
  }
  if (before?.images.some(isImported)) return keepImages(before);
  return { images: standIns ? [standInOf(product, standIns)] : [], indexOf: () => null };
}

function keepImages(before: ProductDraft | undefined, roles?: ImportedProduct["pictureRoles"]): ChosenImages {
  const indexes = new Map(before?.variants.map(({ code, image }) => [code, image ?? null]));
  const images = (before?.images ?? []).map(({ role, value, ...picture }, index) => ({
    ...picture,
    ...(roles ? roles.get(index) : role !== undefined && { role, value }),
  }));
  return { images, indexOf: ({ code }) => indexes.get(code) ?? null };
}

const isImported = ({ path, is_stand_in }: Picture) => path.startsWith("imported/") && !is_stand_in;

function standInOf(product: ImportedProduct, studio: Studio): Picture {
  const picture = fitPicture(studio, describePicture(product.key, product.texts, studio));
  return { ...picture, alt: importCopy.standIn(product.name), is_stand_in: true };
}
