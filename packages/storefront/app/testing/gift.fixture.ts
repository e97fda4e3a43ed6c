import type { PackingChoices } from "@noren/contract";

const option = { description: "", price: 0, image: null };
const printed = { strands: 5, placement: "inner", name_hint: "" } as const;
/** What a shop offers for gifts: occasions of each nature, and an option of each kind. */
export const choices: PackingChoices = {
  occasions: [
    {
      ...option,
      id: 1,
      name: "結婚祝い",
      nature: "once",
      noshi: {
        ...printed,
        titles: ["寿", "御結婚御祝"],
        knots: ["musubikiri", "awajimusubi"],
        cords: ["red-white"],
        strands: 10,
        has_ornament: true,
        placement: "outer",
      },
      messages: ["おめでとうございます。"],
    },
    {
      ...option,
      id: 2,
      name: "香典返し",
      nature: "mourning",
      noshi: {
        ...printed,
        titles: ["志"],
        knots: ["musubikiri"],
        cords: ["black-white", "yellow-white"],
        has_ornament: false,
      },
      messages: [],
    },
    { ...option, id: 3, name: "お誕生日", nature: "repeatable", noshi: null, messages: [] },
  ],
  wrappings: [
    { ...option, id: 11, name: "包装紙", is_festive: false },
    { ...option, id: 12, name: "紅白の千代紙", price: 220, is_festive: true },
  ],
  message_cards: [{ ...option, id: 21, name: "カード", price: 110, is_festive: false }],
  signs: [{ ...option, id: 31, name: "木札", price: 550, titles: ["祝 御開店", "御供"] }],
  bags: [{ ...option, id: 41, name: "紙袋", price: 55 }],
};
