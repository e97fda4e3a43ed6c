import type { renderDeliverySlipsPdf } from "../delivery-slip/delivery-slip-pdf.ts";
import { expect, it, onTestFinished } from "vitest";
import { withNetwork } from "../process/current-network.ts";
import { testIssuer } from "../testing/issuer.fixture.ts";
import { readPdf } from "../testing/pdf-text.ts";
import { openTestShop } from "../testing/shop.ts";
import { DEFAULT_COLORS } from "./document-colors.ts";
import { type DocumentSize, drawDocument } from "./draw-document.ts";
import { limitDocuments } from "./limit-documents.ts";
import { addPart, drawPdf } from "./pdf-document.ts";

const drawSlips = (size: DocumentSize, ...contents: Parameters<typeof renderDeliverySlipsPdf>) =>
  drawDocument(
    new URL("../delivery-slip/delivery-slip-pdf.ts", import.meta.url),
    "renderDeliverySlipsPdf",
    contents,
    size,
  );
const now = new Date("2026-11-20T03:00:00Z");

it("draws the slips of many parcels in another thread than other requests and small documents", async () => {
  const names = Array.from({ length: 40 }, (_, index) =>
    String.fromCodePoint(...Array.from({ length: 50 }, (_, place) => 0x4e00 + index * 50 + place)),
  );
  const slips = names.map((name, index) => ({
    recipient: { name, address: [name] },
    sender: { name, address: [] },
    isGift: true,
    hasPrices: false,
    parcel: index + 1,
    parcelCount: names.length,
    temperature: undefined,
    lines: [],
  }));
  const order = { orderNo: "261120-7K3F9QXA", orderedAt: now };
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
  const ended: DocumentSize[] = [];
  const draw = async (size: DocumentSize, count: number) => {
    const drawn = await drawSlips(size, { order, issuer: testIssuer }, slips.slice(0, count), DEFAULT_COLORS, now);
    ended.push(size);
    return drawn;
  };
  const [bytes] = await Promise.all([draw("large", names.length), draw("small", 1)]);
  expect(ended).toEqual(["small", "large"]);
  expect(process.threadCpuUsage(own).user).toBeLessThan(process.cpuUsage(all).user / 4);
  expect(readPdf(Buffer.from(bytes)).pages).toBe(names.length);
});

it("writes each part to the file before it draws the next, with page numbers of its own", async () => {
  const facts = { title: "納品書", author: "店", foot: "店", colors: DEFAULT_COLORS, now };
  const bytes = await drawPdf(facts, (doc) => {
    doc.addPage();
    for (let part = 2; part <= 3; part += 1) {
      addPart(doc);
      expect(doc.bufferedPageRange().count).toBe(1);
    }
  });
  const { pages, texts } = readPdf(Buffer.from(bytes));
  expect(pages).toBe(4);
  expect(texts.filter((text) => text.includes("/"))).toEqual(
    ["1 / 2", "2 / 2", "1 / 1", "1 / 1"].map((number) => `納品書　${number}`),
  );
});

it("draws a small document while a large one of another member is drawn", async () => {
  const { db, clock } = await openTestShop();
  const gate = Promise.withResolvers<void>();
  const context = { db, network: "203.0.113.7", now: () => clock.now };
  const large = limitDocuments({ ...context, memberId: 1 }, () => gate.promise, "large");
  expect(await limitDocuments({ ...context, memberId: 2 }, () => Promise.resolve("small"))).toBe("small");
  gate.resolve();
  await large;
});

it("takes a document of another network while members of one network have the maximum waiting", async () => {
  const { db, clock } = await openTestShop();
  const gate = Promise.withResolvers<void>();
  onTestFinished(() => gate.resolve());
  const ask = (network: string, memberId: number) =>
    withNetwork(network, () =>
      limitDocuments({ db, memberId, network, now: () => clock.now }, async () => {
        await gate.promise;
        return network;
      }),
    );
  const flood = Array.from({ length: 202 }, (_, index) => ask("203.0.113.7", index + 1));
  await expect(Promise.race(flood)).rejects.toMatchObject({ reason: "busy" });
  const other = ask("203.0.113.8", 1000);
  gate.resolve();
  expect(await other).toBe("203.0.113.8");
  await Promise.allSettled(flood);
});
