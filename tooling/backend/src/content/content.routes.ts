import { calls, pictureUrl } from "@noren/contract";
import { catalogueContextOf } from "../catalogue/catalogue-context.ts";
import { FileAnswer } from "../http/file-answer.ts";
import { readPage } from "../http/pagination.ts";
import { createNotFoundError } from "../http/problems.ts";
import { serve } from "../context/serve.ts";
import { findCollection } from "./collection.ts";
import { findBannerPicture, listBanners, listMessages, findStaticPage, listStaticPageUrls } from "./content.ts";

export const contentRoutes = [
  // A page key has at most one message, so the list is always complete and ignores `per`.
  serve(calls.listMessages, async ({ db, channel }) => ({ data: await listMessages(db, channel.id) })),
  serve(calls.getMessage, async ({ db, channel, params }) => {
    const [message] = await listMessages(db, channel.id, params.code);
    if (!message) throw createNotFoundError();
    return message;
  }),
  serve(calls.listBanners, async ({ db, channel, query }) => ({
    data: await listBanners(db, channel.id, { area: query.area, isShow: query.is_show }),
  })),
  serve(calls.downloadBanner, async ({ db, channel, images, network, params }) => {
    const banner = await findBannerPicture(db, channel.id, params.id);
    const base = `/storage/${channel.settings["SITE.CHANNEL_PREFIX"]}`;
    const image = banner && (await images(pictureUrl(base, banner.image, 1600, "jpeg")));
    if (!banner || !image) throw createNotFoundError();
    const name = `${banner.title.replace(/[\\/:*?"<>|]/g, "_")}.jpg`;
    return new FileAnswer({ bytes: await image.read(network), type: "image/jpeg", name });
  }),
  serve(calls.getCollection, async (received) => {
    const { db, params, query, paginate } = received;
    // The single-collection view requests the whole collection with `max_page_size=1` [limits.collection].
    const page = readPage(query.max_page_size === undefined ? query : { per: "all" });
    const found = await findCollection(db, catalogueContextOf(received), params.alias, page);
    if (!found) throw createNotFoundError();
    paginate(page, found.total);
    return found.collection;
  }),
  serve(calls.getStaticPage, async ({ db, channel, params }) => {
    const page = await findStaticPage(db, channel, params.path);
    if (!page) throw createNotFoundError();
    return page;
  }),
  serve(calls.listStaticPageUrls, async ({ db, channel }) => ({ data: await listStaticPageUrls(db, channel.id) })),
];
