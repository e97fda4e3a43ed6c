import { defaultSettings } from "@noren/contract/default-settings";
import { calls } from "@noren/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { catalogs, landingPages, layouts } from "../db/schema/content.ts";
import { productDraft, insertProducts, testPicture } from "../testing/catalogue.fixture.ts";
import { testCoupon } from "../testing/coupon.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { findAllowedRedirect } from "./redirect.ts";

describe("layouts, landing pages and catalogues", () => {
  let shop: TestShop;
  let memberId: number;
  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date("2026-11-20T03:00:00Z");
    ({ id: memberId } = await testMember(shop));
    const channelId = shop.simple.id;
    await insertProducts(shop.db, channelId, [
      productDraft("cup"),
      productDraft("bowl"),
      productDraft("hidden", { isShow: false }),
    ]);
    await testCoupon(shop, { code: "AKI-2026", name: "秋" });
    await testCoupon(shop, { code: "HIMITSU", name: "秘", isPublic: false });
    await shop.db.insert(layouts).values([
      {
        channelId,
        kind: "frame",
        page: "default",
        areas: { top: [{ name: "banners", props: { area: "top" } }] },
      },
      {
        channelId,
        kind: "frame",
        page: "cart",
        isShowFooter: false,
        areas: { side: [{ name: "text", props: { html: "<p>送料<script>1</script></p>" } }] },
      },
      {
        channelId,
        kind: "page",
        page: "home",
        title: "秋のはじまり",
        areas: {
          layout: [
            { name: "products", props: { title: "新しい器", products: ["bowl", "hidden", "nothing", "cup"] } },
            { name: "news", props: { title: "お知らせ", count: 3 } },
          ],
        },
      },
    ]);
    await shop.db.insert(landingPages).values([
      {
        channelId,
        slug: "autumn",
        position: 2,
        title: "秋の器",
        lead: "実りの季節に。",
        image: testPicture("autumn"),
        isShowHeader: false,
        layout: [{ name: "coupons", props: { title: "クーポン", coupon: ["AKI-2026", "HIMITSU", "UNKNOWN"] } }],
        updatedAt: new Date("2026-11-01T00:00:00Z"),
      },
      { channelId, slug: "gift", position: 1, title: "贈りもの" },
      { channelId, slug: "old", title: "移転", isListed: false, redirectTo: "/lp/autumn?from=old" },
      { channelId, slug: "away", title: "外", isListed: false, redirectTo: "https://evil.example/" },
      { channelId, slug: "over", title: "終了", endsAt: shop.clock.now },
      { channelId, slug: "soon", title: "予告", startsAt: new Date("2026-12-01T00:00:00Z") },
      { channelId: shop.fl1.id, slug: "flower", title: "花" },
    ]);
    await shop.db.insert(catalogs).values([
      {
        channelId,
        key: "summer",
        title: "夏号",
        issuedOn: "2026-06-01",
        isOrderable: false,
        cover: testPicture("s"),
        pages: [{ image: testPicture("s1"), heading: "涼", text: "風", products: ["cup", "hidden"] }],
      },
      { channelId, key: "autumn", title: "秋号", lead: "器", issuedOn: "2026-09-01", cover: testPicture("a") },
      { channelId: shop.fl1.id, key: "flower", title: "花", issuedOn: "2026-09-01", cover: testPicture("f") },
    ]);
  });

  it("returns the shop's layout around a page, or the default one", async () => {
    const get = async (page: string, channel = "simple") =>
      (await shop.call(calls.getLayout, { params: { page }, channel })).body;
    expect(await get("cart")).toEqual({
      page: "cart",
      is_show_header: true,
      is_show_footer: false,
      top: [],
      side: [{ name: "text", props: { html: "<p>送料</p>" } }],
      bottom: [],
    });
    expect(await get("product")).toMatchObject({ page: "product", top: [{ name: "banners", props: { area: "top" } }] });
    expect(await get("cart.gift")).toMatchObject({ page: "cart.gift", is_show_footer: false });
    expect(await get("product.cup")).toMatchObject({ top: [{ name: "banners", props: { area: "top" } }] });
    expect(await get("cart", "fl1")).toMatchObject({ is_show_header: true, is_show_footer: true, top: [], side: [] });
  });

  it("returns a page's own blocks, with the current data of their products", async () => {
    const get = (page: string, as = {}) => shop.call(calls.getPageLayout, { params: { page }, ...as });
    const { body } = await get("home", { memberId });
    expect(body).toMatchObject({ page: "home", title: "秋のはじまり" });
    const [products, news] = body.layout;
    expect(products.props.products.map(({ key }: { key: string }) => key)).toEqual(["bowl", "cup"]);
    expect(news).toEqual({ name: "news", props: { title: "お知らせ", count: 3 } });
    expect((await get("product")).status).toBe(404);
    expect((await get("home", { channel: "fl1" })).status).toBe(404);
  });

  const landing = (slug: string, as = {}) => shop.call(calls.getLandingPage, { params: { slug }, ...as });

  it("lists open landing pages in the shop's order [auth.guest-reads]", async () => {
    expect((await shop.call(calls.listLandingPages)).body.data).toEqual([
      { slug: "gift", title: "贈りもの", lead: "", image: null },
      { slug: "autumn", title: "秋の器", lead: "実りの季節に。", image: testPicture("autumn") },
    ]);
    for (const slug of ["over", "soon", "flower", "nothing"]) expect((await landing(slug)).status).toBe(404);
  });

  it("returns available coupons with the member's status [coupon.taken]", async () => {
    const { body, headers } = await landing("autumn", { memberId });
    expect(headers.get("x-redirect")).toBeNull();
    expect(body).toMatchObject({
      slug: "autumn",
      extend: { is_show_header: false, is_show_footer: true },
      updated_at: "2026-11-01T00:00:00.000Z",
    });
    expect(body.layout[0].props.coupon).toMatchObject([{ name: "秋", is_taken: false }]);
    const [{ id }] = body.layout[0].props.coupon;
    await shop.call(calls.takeCoupon, { memberId, body: { coupon_id: id, page: "lp" } });
    expect((await landing("autumn", { memberId })).body.layout[0].props.coupon[0].is_taken).toBe(true);
    expect((await landing("autumn")).body.layout[0].props.coupon[0].is_taken).toBe(false);
  });

  it("redirects landing pages to allowed URLs only [lp.redirect]", async () => {
    const old = await landing("old");
    expect(old.headers.get("x-redirect")).toBe("/lp/autumn?from=old");
    expect(old).toMatchObject({ status: 200, body: { slug: "old", layout: [] } });
    expect((await landing("away")).status).toBe(404);
  });

  it("lists catalogues, newest first, with their visible products", async () => {
    const { body } = await shop.call(calls.listCatalogs);
    const cup = { key: "cup", name: "cup", product_price_with_tax: 1100, tax_rate: 10, is_stock_available: true };
    expect(body.data).toMatchObject([
      { key: "autumn", title: "秋号", lead: "器", issued_on: "2026-09-01", is_orderable: true, pages: [] },
      { key: "summer", is_orderable: false, pages: [{ heading: "涼", products: [cup] }] },
    ]);
  });
});

describe("findAllowedRedirect", () => {
  const settings = { ...defaultSettings("simple", "のれん"), "SITE.REDIRECT_HOSTS": ["www.example.jp"] };
  const allowed = (url: string) => findAllowedRedirect(url, { settings });
  it.each(["/", "/lp/a?b=1#c", "https://www.example.jp/a?b"])("allows %s", (url) => expect(allowed(url)).toBe(url));
  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "http://www.example.jp/",
    "https://www.example.jp.evil.example/",
    "https://www.example.jp@evil.example/",
    "https://name:word@www.example.jp/",
    "https://www.example.jp:8443/",
    "javascript:alert(1)",
    "www.example.jp",
    "",
  ])("rejects %j", (url) => expect(allowed(url)).toBeNull());
});
