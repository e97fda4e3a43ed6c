import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changeGuestFavourites } from "./guest-favourites.ts";
import { GUEST_FAVOURITES_MAX_ITEMS } from "./limits.ts";
import { pack, unpack } from "./stored.ts";
import { storedFavourites } from "./stored-kinds.ts";

const full = Array.from({ length: GUEST_FAVOURITES_MAX_ITEMS }, (_, index) => index + 1);

describe("[favourite.guest] the favourites of a guest", () => {
  test("have each product once, the last added last", () => {
    expect(changeGuestFavourites([1, 2], { id: 3, is_favorite: true })).toEqual([1, 2, 3]);
    expect(changeGuestFavourites([1, 2], { id: 1, is_favorite: true })).toEqual([2, 1]);
    expect(changeGuestFavourites([1, 2], { id: 1, is_favorite: false })).toEqual([2]);
    expect(changeGuestFavourites([2], { id: 1, is_favorite: false })).toEqual([2]);
  });

  test("are limited", () => {
    expect(changeGuestFavourites(full, { id: 1000, is_favorite: true })).toBeNull();
    expect(changeGuestFavourites(full, { id: 1, is_favorite: true })).toHaveLength(full.length);
    expect(changeGuestFavourites(full, { id: 1, is_favorite: false })).toHaveLength(full.length - 1);
  });
});

describe("[favourite.guest] stored favourites", () => {
  const read = (value: unknown) => unpack(storedFavourites, JSON.stringify({ version: 1, value }), 0);

  test("are read unchanged", () => {
    expect(unpack(storedFavourites, pack(storedFavourites, [3, 1], 0), 0)).toEqual([3, 1]);
  });

  test("of an unknown writer contain only product ids, each once, up to the limit", () => {
    const hostile = [1, "2", -3, 0, 1.5, 1e300, null, { id: 4 }, ["<script>"], 1, 5];
    expect(read(hostile)).toEqual([1, 5]);
    expect(read([...full, 999])).toEqual(full);
    for (const value of ["1", 1, null, true, { 0: 1, length: 1 }]) expect(read(value)).toBeNull();
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const id of read(value) ?? []) expect(id > 0 && Number.isSafeInteger(id)).toBe(true);
      }),
    );
  });
});
