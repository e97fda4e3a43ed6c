import type { User, UserAddress } from "@noren/contract/shapes/person";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as book from "./address-book.ts";
import * as cards from "./cards.ts";

const address = (id: number, change: Partial<UserAddress> = {}): UserAddress => ({
  id,
  is_default: false,
  is_sender_default: false,
  division_ct: 2,
  shipping_name: "山田　花子",
  shipping_first_name: "花子",
  shipping_last_name: "山田",
  shipping_kana: "ヤマダ　ハナコ",
  shipping_first_name_kana: "ハナコ",
  shipping_last_name_kana: "ヤマダ",
  postal_code: "1000001",
  formatted_postal_code: "100-0001",
  prefecture: "東京都",
  city: "千代田区",
  address1: "千代田1-1",
  address2: null,
  combined_address: "千代田1-1",
  full_address: "〒100-0001 東京都千代田区千代田1-1",
  phone_number: "0312345678",
  cell_phone_number: null,
  ...change,
});
const one = address(1, { is_default: true, is_sender_default: true, division_ct: 1 });
const two = address(2);
const ids = (list: readonly UserAddress[], flag: "is_default" | "is_sender_default") =>
  list.filter((entry) => entry[flag]).map(({ id }) => id);

describe("[address.default-unique] defaults", () => {
  test("setting one clears the others, for delivery and sender separately", () => {
    const moved = book.makeDefaultAddress([one, two], 2);
    expect([ids(moved, "is_default"), ids(moved, "is_sender_default")]).toEqual([[2], [1]]);
    const sender = book.makeSenderAddress(moved, 2);
    expect([ids(sender, "is_default"), ids(sender, "is_sender_default")]).toEqual([[2], [2]]);
    const same = [one, two];
    expect(book.makeDefaultAddress(same, 9)).toBe(same);
    expect(book.makeDefaultAddress(same, 1)[1]).toBe(two);
  });

  test("after the removal of a default, the own address becomes the default, else the first", () => {
    const three = address(3, { is_default: true, is_sender_default: true });
    const own = address(4, { division_ct: 1 });
    expect(ids(book.removeAddress([two, own, three], 3), "is_default")).toEqual([4]);
    expect(ids(book.removeAddress([two, three], 3), "is_sender_default")).toEqual([2]);
    const same = [one, two];
    expect(book.removeAddress(same, 9)).toBe(same);
    expect(book.removeAddress([one], 1)).toEqual([]);
  });

  test("an added default replaces the old one, a changed address keeps its position", () => {
    const added = book.putAddress([one], { ...two, is_default: true });
    expect([ids(added, "is_default"), ids(added, "is_sender_default")]).toEqual([[2], [1]]);
    expect(book.putAddress([one, two], { ...one, city: "港区" }).map(({ city }) => city)).toEqual(["港区", "千代田区"]);
    expect(ids(book.putAddress([], two), "is_default")).toEqual([2]);
  });

  test("in any order of changes, exactly one of each remains while the book has an address", () => {
    const id = fc.integer({ min: 1, max: 5 });
    const step = fc.oneof(
      fc.record({ type: fc.constantFrom("default", "sender", "remove"), id }),
      fc.record({
        type: fc.constant("put"),
        id,
        is_default: fc.boolean(),
        is_sender_default: fc.boolean(),
        division_ct: fc.constantFrom(1 as const, 2 as const),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let list: book.AddressBook = [];
        for (const { type, ...rest } of steps) {
          if (type === "default") list = book.makeDefaultAddress(list, rest.id);
          else if (type === "sender") list = book.makeSenderAddress(list, rest.id);
          else if (type === "remove") list = book.removeAddress(list, rest.id);
          else list = book.putAddress(list, address(rest.id, rest));
          for (const flag of ["is_default", "is_sender_default"] as const)
            expect(ids(list, flag)).toHaveLength(Math.min(1, list.length));
          expect(new Set(list.map((entry) => entry.id)).size).toBe(list.length);
        }
      }),
    );
  });
});

test("[address.own-updates-profile] the own address updates the profile, others do not", () => {
  const profile = {
    id: 1,
    username: "u",
    email: "a@example.jp",
    last_name: "旧",
    city: "旧区",
    phone_number: "0",
  } as User;
  const moved = address(1, { division_ct: 1, city: "港区", address2: "ビル", cell_phone_number: "09012345678" });
  expect(book.updateProfile(profile, moved)).toEqual({
    id: 1,
    username: "u",
    email: "a@example.jp",
    last_name: "山田",
    first_name: "花子",
    last_name_kana: "ヤマダ",
    first_name_kana: "ハナコ",
    postal_code: "1000001",
    prefecture: "東京都",
    city: "港区",
    address1: "千代田1-1",
    address2: "ビル",
    phone_number: "0312345678",
    cell_phone_number: "09012345678",
  });
  expect(book.updateProfile(profile, two)).toBe(profile);
});

describe("[card.main-unique] cards", () => {
  const main = { id: 1, is_main: true };
  const other = { id: 2, is_main: false };

  test("exactly one is main, after any addition or removal", () => {
    expect(cards.makeMainCard([main, other], 2)).toEqual([
      { id: 1, is_main: false },
      { id: 2, is_main: true },
    ]);
    expect(cards.addCard([], other)).toEqual([{ id: 2, is_main: true }]);
    expect(cards.addCard([main], { ...other, is_main: true })).toEqual([
      { id: 1, is_main: false },
      { id: 2, is_main: true },
    ]);
    expect(cards.addCard([main], other)).toEqual([main, other]);
    expect(cards.removeCard([main, other], 1)).toEqual([{ id: 2, is_main: true }]);
    expect(cards.removeCard([main], 1)).toEqual([]);
    const same = [main];
    expect(cards.removeCard(same, 9)).toBe(same);
  });

  test("in any order of changes, exactly one is main while a card is left", () => {
    const id = fc.integer({ min: 1, max: 5 });
    const step = fc.record({ type: fc.constantFrom("add", "main", "remove"), id, is_main: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let box: cards.MainCard[] = [];
        for (const { type, ...card } of steps) {
          if (type === "main") box = cards.makeMainCard(box, card.id);
          else if (type === "remove") box = cards.removeCard(box, card.id);
          else if (!box.some((one) => one.id === card.id)) box = cards.addCard(box, card);
          expect(box.filter(({ is_main }) => is_main)).toHaveLength(Math.min(1, box.length));
        }
      }),
    );
  });
});
