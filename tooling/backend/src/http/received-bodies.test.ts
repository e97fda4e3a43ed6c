import { describe, expect, it } from "vitest";
import { receiveBodies } from "./received-bodies.ts";

const bytes = (count: number) => new Uint8Array(count).fill(7);

describe("bodies that are being received", () => {
  it("have a limited size together, which the largest is refused for", () => {
    const open = receiveBodies(10);
    const [form, small, large] = [open(), open(), open()];
    form.add(bytes(1));
    small.add(bytes(3));
    large.add(bytes(4));
    large.add(bytes(2));
    small.add(bytes(1));
    large.add(bytes(5));
    expect(() => large.read()).toThrow(expect.objectContaining({ status: 503 }));
    expect([form.read().byteLength, small.read().byteLength]).toEqual([1, 4]);
  });

  it("keep the order of their chunks", () => {
    const body = receiveBodies(1000)();
    const text = "のれん".repeat(20);
    for (const byte of Buffer.from(text)) body.add(Uint8Array.of(byte));
    body.add(Buffer.from("・暖簾"));
    expect(body.read().toString()).toBe(`${text}・暖簾`);
  });

  it("leave their room to others when they end", () => {
    const open = receiveBodies(10);
    for (let count = 0; count < 3; count += 1) {
      const body = open();
      body.add(bytes(9));
      expect(body.read()).toEqual(Buffer.from(bytes(9)));
      body.discard();
    }
    const refused = open();
    refused.add(bytes(11));
    refused.discard();
    const next = open();
    next.add(bytes(10));
    expect(next.read().byteLength).toBe(10);
  });
});
