import type { Picture } from "@noren/contract";
import { and, eq, inArray, notInArray } from "drizzle-orm";
import { catalogs, colorSchemes, landingPages, layouts, popups, qaCategories, qas } from "../db/schema/content.ts";
import { toJapanDay } from "../time/japan-time.ts";
import type { StoredBlock } from "../db/schema/stored-block.ts";
import { type SeedContext, firstOf } from "./seed-context.ts";
import { fillPlaceholders } from "./static-pages.ts";
import type { SeedBlock, SeedEditorial } from "./editorial-shapes.ts";

/** Inserts questions, popups, colours, layouts, landing pages and catalogues. */
export async function seedPages(
  context: SeedContext,
  editorial: SeedEditorial,
  placeholders: ReadonlyMap<string, string>,
): Promise<void> {
  await seedQas(context, editorial.qas, placeholders);
  await seedPopups(context, editorial.popups);
  await seedColorSchemes(context, editorial.color_schemes);
  await seedLayouts(context, editorial.layouts);
  await seedLandingPages(context, editorial.landing_pages);
  await seedCatalogs(context, editorial.catalogs);
}

export async function seedColorSchemes(
  { tx, channelId }: SeedContext,
  list: SeedEditorial["color_schemes"],
): Promise<void> {
  for (const { is_selected, ...scheme } of list)
    await tx.insert(colorSchemes).values({ ...scheme, channelId, isSelected: is_selected });
}

export async function seedLayouts(
  { tx, channelId, picture }: SeedContext,
  list: SeedEditorial["layouts"],
): Promise<void> {
  for (const { kind, page, title, is_show_header, is_show_footer, ...areas } of list)
    await tx.insert(layouts).values({
      channelId,
      kind,
      page,
      title,
      isShowHeader: is_show_header,
      isShowFooter: is_show_footer,
      areas: {
        top: storedBlocks(areas.top, picture),
        side: storedBlocks(areas.side, picture),
        bottom: storedBlocks(areas.bottom, picture),
        layout: storedBlocks(areas.layout, picture),
      },
    });
}

export async function seedLandingPages(
  { tx, channelId, daysAgo, picture, pictureOf }: SeedContext,
  list: SeedEditorial["landing_pages"],
): Promise<void> {
  for (const [position, page] of list.entries())
    await tx.insert(landingPages).values({
      channelId,
      position,
      slug: page.slug,
      title: page.title,
      lead: page.lead,
      image: pictureOf(page.picture),
      layout: storedBlocks(page.layout, picture),
      isShowHeader: page.is_show_header,
      isShowFooter: page.is_show_footer,
      isListed: page.is_listed,
      redirectTo: page.redirect_to ?? null,
      updatedAt: daysAgo(0),
    });
}

export async function seedCatalogs(
  { tx, channelId, dateOf, picture }: SeedContext,
  list: SeedEditorial["catalogs"],
): Promise<void> {
  for (const { key, title, lead, days_ago, on, is_orderable, cover, pages } of list)
    await tx.insert(catalogs).values({
      channelId,
      key,
      title,
      lead,
      issuedOn: toJapanDay(dateOf({ days_ago, on })),
      isOrderable: is_orderable,
      cover: picture(cover),
      pages: pages.map(({ picture: shot, ...page }) => ({ ...page, image: picture(shot) })),
    });
}

const storedBlocks = (blocks: readonly SeedBlock[], picture: (name: string) => Picture): StoredBlock[] =>
  blocks.map((block) =>
    block.name === "picture" ? { ...block, props: { ...block.props, image: picture(block.props.image) } } : block,
  );

/** Replaces the questions. One keeps its number, by which URLs open it, while its text stays. */
export async function seedQas(
  { tx, channelId }: SeedContext,
  list: SeedEditorial["qas"],
  placeholders: ReadonlyMap<string, string>,
): Promise<void> {
  const isOwn = eq(qaCategories.channelId, channelId);
  const existing = await tx
    .select({ id: qas.id, question: qas.question })
    .from(qas)
    .innerJoin(qaCategories, eq(qaCategories.id, qas.qaCategoryId))
    .where(isOwn);
  const ids = new Map(existing.map(({ id, question }) => [question, id]));
  for (const [position, { key, name, qas: questions }] of list.entries()) {
    const category = firstOf(
      await tx
        .insert(qaCategories)
        .values({ channelId, key, name, position })
        .onConflictDoUpdate({ target: [qaCategories.channelId, qaCategories.key], set: { name, position } })
        .returning({ id: qaCategories.id }),
    );
    for (const [place, { question, answer }] of questions.entries()) {
      const text = fillPlaceholders(question, answer, placeholders);
      const row = { qaCategoryId: category.id, position: place, question, answer: text };
      const id = ids.get(question);
      await (id === undefined ? tx.insert(qas).values(row) : tx.update(qas).set(row).where(eq(qas.id, id)));
      ids.delete(question);
    }
  }
  await tx.delete(qas).where(inArray(qas.id, [...ids.values()]));
  const keys = list.map(({ key }) => key);
  await tx.delete(qaCategories).where(and(isOwn, notInArray(qaCategories.key, keys)));
}

/** Inserts popups. Updates those whose title exists. */
export async function seedPopups(
  { tx, channelId, pictureOf, daysAgo }: SeedContext,
  list: SeedEditorial["popups"],
): Promise<void> {
  const existing = await tx
    .select({ id: popups.id, title: popups.title })
    .from(popups)
    .where(eq(popups.channelId, channelId));
  const ids = new Map(existing.map(({ id, title }) => [title, id]));
  for (const [position, { picture, body, link, delay_seconds, ...popup }] of list.entries()) {
    const row = {
      ...popup,
      event: popup.event ?? null,
      channelId,
      position,
      body: body.join("\n"),
      image: pictureOf(picture),
      linkHref: link?.href ?? null,
      linkLabel: link?.label ?? null,
      delaySeconds: delay_seconds,
      updatedAt: daysAgo(0),
    };
    const id = ids.get(popup.title);
    await (id === undefined ? tx.insert(popups).values(row) : tx.update(popups).set(row).where(eq(popups.id, id)));
  }
}
