import { describe, expect, it } from "vitest";
import { receiveBodies } from "./received-bodies.ts";

const bytes = (count: number) => new Uint8Array(count).fill(7);

describe("bodies that are being received", () => {
  it("have a limited size together, which the largest is refused for", () => {
    const open = receiveBodies(10);
    const [form, small, large] = [open("a"), open("b"), open("c")];
    form.add(bytes(1));
    small.add(bytes(3));
    large.add(bytes(4));
    large.add(bytes(2));
    small.add(bytes(1));
    large.add(bytes(5));
    expect(() => large.read()).toThrow(expect.objectContaining({ status: 503 }));
    expect([form.read().byteLength, small.read().byteLength]).toEqual([1, 4]);
  });

  it("of a network with many small ones do not refuse a larger one of another network", () => {
    const open = receiveBodies(10);
    const flood = Array.from({ length: 8 }, () => open("flood"));
    for (const body of flood) body.add(bytes(1));
    const upload = open("other");
    upload.add(bytes(4));
    expect(upload.read().byteLength).toBe(4);
    const isRefused = ({ read }: (typeof flood)[number]) => {
      try {
        return read().byteLength === 0;
      } catch {
        return true;
      }
    };
    expect(flood.filter(isRefused)).toHaveLength(2);
  });

  it("keep the order of their chunks", () => {
    const body = receiveBodies(1000)("a");
    const text = "のれん".repeat(20);
    for (const byte of Buffer.from(text)) body.add(Uint8Array.of(byte));
    body.add(Buffer.from("・暖簾"));
    expect(body.read().toString()).toBe(`${text}・暖簾`);
  });

  it("leave their room to others when they end", () => {
    const open = receiveBodies(10);
    for (let count = 0; count < 3; count += 1) {
      const body = open("a");
      body.add(bytes(9));
      expect(body.read()).toEqual(Buffer.from(bytes(9)));
      body.discard();
    }
    const refused = open("a");
    refused.add(bytes(11));
    refused.discard();
    const next = open("a");
    next.add(bytes(10));
    expect(next.read().byteLength).toBe(10);
  });
});
