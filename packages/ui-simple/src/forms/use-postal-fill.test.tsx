import type { PostalAddress } from "@noren/contract";
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { AddressLookup } from "#ui/forms/address-lookup";
import { type AddressParts, usePostalFill } from "#ui/forms/use-postal-fill";

const chiyoda: PostalAddress = { postal_code: "1000001", prefecture: "東京都", city: "千代田区", address1: "千代田" };
const osaka: PostalAddress = { postal_code: "5300001", prefecture: "大阪府", city: "大阪市北区", address1: "梅田" };

const setUp = (lookUp: AddressLookup, typed: Partial<AddressParts> = {}) => {
  const fields: AddressParts = { prefecture: "", city: "", address1: "", ...typed };
  const lookUpSpy = vi.fn<AddressLookup>(lookUp);
  const { result } = renderHook(() =>
    usePostalFill({
      initialCode: "",
      lookUp: lookUpSpy,
      read: () => fields,
      onFill: (part, text) => {
        fields[part] = text;
      },
    }),
  );
  return { fields, lookUpSpy, result, ask: (code: string) => act(() => result.current.ask(code)) };
};

describe("postal fill", () => {
  it("fills empty fields, and changes what it filled when the code changes", async () => {
    const { fields, ask } = setUp(async (code) => [code === "1000001" ? chiyoda : osaka]);
    await ask("１００－０００１");
    expect(fields).toEqual({ prefecture: "東京都", city: "千代田区", address1: "千代田" });
    await ask("5300001");
    expect(fields).toEqual({ prefecture: "大阪府", city: "大阪市北区", address1: "梅田" });
  });

  it("does not overwrite typed text, before or after it fills", async () => {
    const { fields, ask } = setUp(async (code) => [code === "1000001" ? chiyoda : osaka], { city: "ちよだく" });
    await ask("1000001");
    expect(fields).toEqual({ prefecture: "東京都", city: "ちよだく", address1: "千代田" });
    fields.address1 = "千代田1-1";
    await ask("5300001");
    expect(fields).toEqual({ prefecture: "大阪府", city: "ちよだく", address1: "千代田1-1" });
  });

  it("looks up only a complete and new code", async () => {
    const { lookUpSpy, ask } = setUp(async () => [chiyoda]);
    await ask("100");
    await ask("1000001");
    await ask("100-0001");
    expect(lookUpSpy.mock.calls).toEqual([["1000001"]]);
  });

  it("offers several addresses and fills the chosen one", async () => {
    const { fields, result, ask } = setUp(async () => [chiyoda, { ...chiyoda, address1: "丸の内" }]);
    await ask("1000001");
    expect(result.current.state).toBe("choices");
    expect(fields.city).toBe("");
    act(() => result.current.choose(result.current.candidates[1]!));
    expect(fields.address1).toBe("丸の内");
    expect(result.current.candidates).toEqual([]);
  });

  it("leaves the form unchanged when nothing is found or the request fails", async () => {
    const { fields, result, ask } = setUp(async (code) => {
      if (code === "9999999") return [];
      throw new Error("offline");
    });
    await ask("9999999");
    expect(result.current.state).toBe("notFound");
    await ask("1000001");
    expect(result.current.state).toBe("failed");
    expect(fields).toEqual({ prefecture: "", city: "", address1: "" });
  });

  it.each<[string, AddressLookup]>([
    ["is unknown", async () => []],
    ["cannot be looked up", () => Promise.reject(new Error("offline"))],
    ["has several addresses", async () => [osaka, { ...osaka, address1: "曾根崎" }]],
  ])("empties only what it filled itself when the next code %s", async (_, next) => {
    const { fields, ask } = setUp((code) => (code === "1000001" ? Promise.resolve([chiyoda]) : next(code)));
    await ask("1000001");
    fields.address1 = "千代田1-1";
    await ask("9999999");
    expect(fields).toEqual({ prefecture: "", city: "", address1: "千代田1-1" });
  });

  it("ignores a response for a code that has changed", async () => {
    const late = Promise.withResolvers<PostalAddress[]>();
    const { fields, result } = setUp((code) => (code === "1000001" ? late.promise : Promise.resolve([osaka])));
    const first = result.current.ask("1000001");
    await act(() => result.current.ask("5300001"));
    await act(async () => {
      late.resolve([chiyoda]);
      await first;
    });
    expect(fields.prefecture).toBe("大阪府");
  });
});
