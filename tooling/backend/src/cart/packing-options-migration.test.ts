import { readdir, readFile } from "node:fs/promises";
import type { NoshiSeason } from "@noren/contract";
import { beforeAll, expect, it } from "vitest";
import type { Db } from "../db/pool.ts";
import { readSeedPackings } from "../seed/seed-packings.ts";
import { testDatabase } from "../testing/database.ts";

const FOLDER = new URL("../../migrations/", import.meta.url);

/** Options of a shop before migration 0216: name, titles, knots. */
const OPTIONS = [
  ["その他", "{御祝,御礼,志}", "{chomusubi}"],
  ["法要のお返し", "{忌明志,御香料}", "{musubikiri}"],
  ["偲ぶ会", "{偲ぶ会御礼}", "{chomusubi}"],
  ["キリスト教式", "{御花料,御ミサ料}", "{musubikiri,awajimusubi}"],
  ["結婚祝い", "{寿}", "{musubikiri}"],
  ["お見舞い", "{御見舞}", "{musubikiri}"],
  ["御礼", "{御礼}", "{chomusubi,musubikiri}"],
  ["夏のご挨拶", "{御中元,暑中御見舞,残暑御見舞}", "{chomusubi}"],
  ["冬のご挨拶", "{御歳暮,御年賀,寒中御見舞,御礼}", "{chomusubi}"],
  ["年始", "{御年賀}", "{chomusubi}"],
];
const MOURNING = { nature: "mourning", cords: ["black-white", "yellow-white"], has_ornament: false };
const BOW = { nature: "repeatable", knots: ["chomusubi"] };
const RED = { cords: ["red-white"], has_ornament: true };

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase("template0"));
  await db.$client.query("CREATE TABLE migrations (name text PRIMARY KEY, hash text, applied_at timestamptz)");
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".sql")).toSorted();
  for (const file of files.filter((name) => name < "0215a")) await run(file);
  await db.$client.query("ALTER TABLE packing_options DROP CONSTRAINT packing_options_channel_id_fkey");
  for (const option of OPTIONS)
    await db.$client.query(
      "INSERT INTO packing_options (channel_id, kind, name, price, titles, knots) VALUES (1, 'noshi', $1, 0, $2, $3)",
      option,
    );
  for (const file of files.filter((name) => name >= "0215a")) await run(file);
});

const run = async (file: string) => db.$client.query(await readFile(new URL(file, FOLDER), "utf8"));

it("keeps the noshi options of a shop, and converts those with titles of condolences to mourning", async () => {
  const { rows } = await db.$client.query<{ name: string }>(
    "SELECT name, nature, cords, has_ornament, knots FROM packing_options ORDER BY id",
  );
  expect(rows).toEqual([
    { name: "その他", ...MOURNING, knots: ["musubikiri"] },
    { name: "法要のお返し", ...MOURNING, knots: ["musubikiri"] },
    { name: "偲ぶ会", ...MOURNING, knots: ["musubikiri"] },
    { name: "キリスト教式", ...MOURNING, knots: ["musubikiri", "awajimusubi"] },
    { name: "結婚祝い", nature: "once", ...RED, knots: ["musubikiri"] },
    { name: "お見舞い", nature: "once", cords: ["red-white"], has_ornament: false, knots: ["musubikiri"] },
    { name: "御礼", nature: "repeatable", ...RED, knots: ["chomusubi", "musubikiri"] },
    { name: "夏のご挨拶", ...BOW, ...RED },
    { name: "冬のご挨拶", ...BOW, ...RED },
    { name: "年始", ...BOW, ...RED },
  ]);
  for (const file of ["0215a_bows_of_condolences.sql", "0229_condolences_of_old_gifts.sql"]) await run(file);
});

it("gives the titles of お中元 and お歳暮 the seasons of the seed, and no others", async () => {
  const { rows } = await db.$client.query<{ name: string; seasons: NoshiSeason[] }>(
    "SELECT name, seasons FROM packing_options WHERE seasons <> '[]' ORDER BY id",
  );
  const { occasions } = readSeedPackings("simple");
  const seasonsOf = (name: string) => occasions.find((occasion) => occasion.name === name)?.noshi?.seasons;
  expect(rows).toEqual([
    { name: "夏のご挨拶", seasons: seasonsOf("お中元") },
    { name: "冬のご挨拶", seasons: seasonsOf("お歳暮・お年賀") },
  ]);
});
