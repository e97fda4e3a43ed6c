import { and, eq, inArray, sql } from "drizzle-orm";
import { loadProductInfos } from "../catalogue/product-info.ts";
import { catalogueContextOf } from "../catalogue/catalogue-context.ts";
import { withoutTax } from "../catalogue/money.ts";
import { toPicture } from "../catalogue/product-picture.ts";
import type { Db, Transaction } from "../db/pool.ts";
import { productAccessories, productImages, products, variants } from "../db/schema/catalogue.ts";
import { limitsOf } from "../delivery/delivery-method.ts";
import type { ShopContext } from "../context/request-context.ts";
import type { CartVariant } from "./cart-variant.ts";

/** Loads the current catalogue data of variants. Omits deleted variants and those of other shops. */
export async function loadCartVariants(
  db: Db | Transaction,
  shop: ShopContext,
  variantIds: readonly number[],
): Promise<Map<number, CartVariant>> {
  if (variantIds.length === 0) return new Map();
  const rows = await db
    .select({
      variant: variants,
      product: products,
      image: productImages,
      hasAccessories: sql<boolean>`EXISTS (SELECT FROM ${productAccessories} WHERE ${productAccessories.productId} = ${products.id})`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(productImages, eq(productImages.id, variants.imageId))
    .where(and(inArray(variants.id, [...new Set(variantIds)]), eq(products.channelId, shop.channel.id)));
  const productIds = [...new Set(rows.map((row) => row.product.id))];
  const infos = await loadProductInfos(db, catalogueContextOf(shop), productIds);
  return new Map(
    rows.flatMap(({ variant, product, image, hasAccessories }): [number, CartVariant][] => {
      const info = infos.get(product.id);
      if (!info) return [];
      const isForSale = product.isShow && variant.isActive;
      const cartVariant: CartVariant = {
        variantId: variant.id,
        productId: product.id,
        code: variant.code,
        name: [product.name, variant.optionValues.join(" / ")].filter(Boolean).join(" "),
        optionValues: variant.optionValues,
        price: variant.price,
        taxRate: product.taxRate,
        stock: variant.stock,
        leadDays: product.leadDays,
        delivery: limitsOf(shop.channel.deliveryMethods, product),
        isForSale,
        hasAccessories,
        embroideryLetters: product.embroideryLetters,
        // The variant's own price, discount and picture: the product's belong to its cheapest variant.
        info: {
          ...info,
          product_price: withoutTax(variant.price, product.taxRate),
          product_price_with_tax: variant.price,
          is_price_from: false,
          before_price: variant.beforePrice,
          image: image ? toPicture(image) : info.image,
          is_show_product: isForSale,
        },
      };
      return [[variant.id, cartVariant]];
    }),
  );
}
