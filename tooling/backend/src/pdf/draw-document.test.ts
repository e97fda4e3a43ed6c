import type { renderDeliverySlipsPdf } from "../delivery-slip/delivery-slip-pdf.ts";
import { expect, it, onTestFinished } from "vitest";
import { withNetwork } from "../process/current-network.ts";
import { testIssuer } from "../testing/issuer.fixture.ts";
import { readPdf } from "../testing/pdf-text.ts";
import { openTestShop } from "../testing/shop.ts";
import { DEFAULT_COLORS } from "./document-colors.ts";
import { drawDocument } from "./draw-document.ts";
import { limitDocuments } from "./limit-documents.ts";

const drawSlips = (...contents: Parameters<typeof renderDeliverySlipsPdf>) =>
  drawDocument(new URL("../delivery-slip/delivery-slip-pdf.ts", import.meta.url), "renderDeliverySlipsPdf", contents);
const now = new Date("2026-11-20T03:00:00Z");

it("draws the slips of many parcels in another thread than other requests", async () => {
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
  const bytes = await drawSlips({ order, issuer: testIssuer }, slips, DEFAULT_COLORS, now);
  expect(process.threadCpuUsage(own).user).toBeLessThan(process.cpuUsage(all).user / 4);
  expect(readPdf(Buffer.from(bytes)).pages).toBe(names.length);
});

it("takes a document of another network while members of one network have the maximum waiting", async () => {
  const { db, clock } = await openTestShop();
  const gate = Promise.withResolvers<void>();
  onTestFinished(() => gate.resolve());
  const ask = (network: string, memberId: number) =>
    withNetwork(network, () =>
      limitDocuments({ db, memberId, ip: network, now: () => clock.now }, async () => {
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
