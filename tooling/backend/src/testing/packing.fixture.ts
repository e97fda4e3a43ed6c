import type { GiftNature, NoshiKnot } from "@noren/contract";
import { type PackingOption, packingOptions } from "../db/schema/packing.ts";
import type { TestShop } from "./shop.ts";

/** The ids of the packing options. */
export interface TestPackingOptions {
  paper: number;
  festivePaper: number;
  wedding: number;
  thanks: number;
  condolence: number;
  /** An occasion without a noshi. */
  birthday: number;
  card: number;
  sign: number;
  bag: number;
}

/**
 * Inserts packing options of `simple`: paper for 330 yen, occasions, a card for 110 yen, a sign for 550 yen, a bag for
 * 55 yen.
 */
export async function testPackingOptions(shop: TestShop): Promise<TestPackingOptions> {
  const add = async (row: Omit<typeof packingOptions.$inferInsert, "channelId">): Promise<number> => {
    const [saved] = await shop.db
      .insert(packingOptions)
      .values({ channelId: shop.simple.id, ...row })
      .returning({ id: packingOptions.id });
    return saved!.id;
  };
  const noshi = (name: string, nature: GiftNature, titles: string[], knots: NoshiKnot[]) =>
    add({
      kind: "occasion",
      name,
      price: 0,
      nature,
      titles,
      knots,
      cords: nature === "mourning" ? ["black-white", "yellow-white"] : ["red-white"],
      strands: 5,
      hasOrnament: nature !== "mourning",
      placement: "inner",
    });
  return {
    paper: await add({ kind: "wrapping", name: "包装紙", price: 330 }),
    festivePaper: await add({ kind: "wrapping", name: "紅白の千代紙", price: 220, isFestive: true }),
    wedding: await noshi("御結婚祝い", "once", ["寿", "御結婚御祝"], ["musubikiri", "awajimusubi"]),
    thanks: await noshi("内祝い・御礼", "repeatable", ["内祝", "御礼"], ["chomusubi"]),
    condolence: await noshi("香典返し", "mourning", ["志"], ["musubikiri"]),
    birthday: await add({ kind: "occasion", name: "お誕生日", price: 0, nature: "repeatable" }),
    card: await add({ kind: "card", name: "メッセージカード", price: 110 }),
    sign: await add({ kind: "sign", name: "木札", price: 550, titles: ["祝 御開店", "御供"] }),
    bag: await add({ kind: "bag", name: "手提げ袋", price: 55 }),
  };
}

/** The input of a noshi that suits the occasion `wedding`. */
export const weddingNoshi = (changes: object = {}) => ({
  title: "寿",
  knot: "musubikiri",
  cord: "red-white",
  placement: "outer",
  names: ["山田"],
  ...changes,
});

/** A row of the packing options as the database answers it: a wrapping paper, or what `changes` make of it. */
export const packingOptionRow = (changes: Partial<PackingOption> = {}): PackingOption => ({
  id: 1,
  channelId: 1,
  kind: "wrapping",
  name: "包装紙",
  description: "",
  price: 330,
  image: null,
  nature: null,
  titles: null,
  knots: null,
  cords: null,
  strands: null,
  hasOrnament: false,
  placement: null,
  nameHint: "",
  seasons: [],
  isNoshiUsual: true,
  messages: [],
  isFestive: false,
  position: 0,
  isShow: true,
  ...changes,
});
