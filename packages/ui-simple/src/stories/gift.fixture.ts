import type { PackedParcel } from "@noren/contract";
import { plainParcel } from "@noren/contract/parcel.fixture";

/** A wedding gift with everything but a sign. */
export const weddingParcel: PackedParcel = {
  occasion: { id: 1, name: "結婚祝い", nature: "once" },
  wrapping: { id: 12, name: "包装紙 紺とリボン", price: 220 },
  noshi: {
    title: "寿",
    knot: "musubikiri",
    cord: "red-white",
    placement: "outer",
    names: ["山田　太郎", "花子"],
    affiliation: null,
    reading: null,
    strands: 10,
    has_ornament: true,
    price: 0,
  },
  message_card: {
    id: 21,
    name: "メッセージカード 生成り",
    message: "ご結婚おめでとうございます。\nおふたりの末永いお幸せをお祈りいたします。",
    price: 110,
  },
  sign: null,
  bag: { id: 31, name: "紙袋 生成り", quantity: 2, price: 110 },
  hides_prices: true,
  price: 440,
};

/** 香典返し in black and white. */
export const condolenceParcel: PackedParcel = {
  ...plainParcel,
  occasion: { id: 2, name: "香典返し", nature: "mourning" },
  wrapping: { id: 11, name: "包装紙 生成り", price: 0 },
  noshi: {
    title: "志",
    knot: "musubikiri",
    cord: "black-white",
    placement: "inner",
    names: ["山田家"],
    affiliation: null,
    reading: null,
    strands: 5,
    has_ornament: false,
    price: 0,
  },
  hides_prices: true,
};
