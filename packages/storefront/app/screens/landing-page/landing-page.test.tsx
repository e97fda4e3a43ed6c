// @vitest-environment jsdom
import type { Block, Coupon, LandingPage } from "@noren/contract";
import { loginAnswer, picture, productInfo, settings } from "@noren/contract/examples";
import { contentExamples } from "@noren/contract/examples/content";
import { memberExamples } from "@noren/contract/examples/member";
import { shopExamples } from "@noren/contract/examples/shop";
import { paths } from "@noren/contract/paths";
import { loginPath } from "@noren/domain/return-path";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { Blocks } from "#ui/slots/blocks/blocks";
import { sessionEvent } from "../../state/session.ts";
import { storeContext } from "../../state/visit.ts";
import { renderModel } from "../../testing/render-model.tsx";
import { NOW, type Responses, testApp } from "../../testing/test-app.ts";
import { useLandingPageModel } from "./landing-page.model.ts";
import { clientLoader } from "./landing-page.route.tsx";

afterEach(cleanup);

const coupon: Coupon = { ...memberExamples.listCoupons.data[0]!, id: 7, is_taken: false };
const layout: Block[] = [
  { name: "coupons", props: { title: "クーポン", coupon: [coupon] } },
  { name: "heading", props: { text: "飯碗", lead: "" } },
  { name: "text", props: { html: "<p>選びました。</p>" } },
  { name: "picture", props: { image: picture, caption: "", link: null } },
  { name: "button", props: { href: paths.productList(), label: "商品を見る" } },
  { name: "products", props: { title: "飯碗", products: [productInfo] } },
  { name: "collection", props: { title: "人気", alias: "ranking" } },
  { name: "banners", props: { area: "lp" } },
  { name: "categories", props: { title: "カテゴリー" } },
  { name: "news", props: { title: "お知らせ", count: 3 } },
  { name: "blogs", props: { title: "読みもの", count: 2 } },
  { name: "qas", props: { title: "ご質問", category: "gift" } },
];
const page: LandingPage = { ...contentExamples.getLandingPage, slug: "rice", layout };

function open(as: "guest" | "member", responses: Responses = {}) {
  const { store, requests } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "GET /v1/lp/rice": () => Response.json(page),
      "GET /v1/collections/ranking?max_page_size=1": () =>
        Response.json({ alias: "ranking", title: "人気", lead: "", data: [productInfo], entries: [] }),
      "GET /v1/banners?area=lp&is_show=1": () => Response.json({ data: [] }),
      "GET /v1/categories/hierarchy?table=products": () => Response.json({ data: [] }),
      "GET /v1/news?page=1&per=3": () => Response.json(contentExamples.listNews),
      "GET /v1/qas?category=gift&per=all": () => Response.json(contentExamples.listQas),
      "POST /v1/me/coupons": () => Response.json({ ...memberExamples.takeCoupon, id: 7 }),
      ...responses,
    },
  });
  store.dispatch(
    sessionEvent(
      as === "member"
        ? { type: "session/loginSucceeded", answer: loginAnswer, now: NOW }
        : { type: "session/started", stored: null, isForcedCheck: false, mayRefresh: false },
    ),
  );
  const context = new RouterContextProvider();
  context.set(storeContext, store);
  const url = paths.landingPage({ slug: "rice" });
  const load = () =>
    clientLoader({ context, params: { slug: "rice" }, request: new Request(`https://shop.test${url}`) });
  return { load, requests, store, show: () => renderModel(store, () => useLandingPageModel("rice", url), [url]), url };
}

test("every kind of block gets its data, and a block whose call fails is left out", async () => {
  const { load, show, requests } = open("guest");
  await load();
  const { props } = show();
  const failing = "blogs";
  const others = layout.map(({ name }) => name).filter((name) => name !== failing);
  await vi.waitFor(() => expect(props().blocks.map(({ name }) => name)).toEqual(others));
  expect(requests.filter((call) => call.includes("/v1/lp/"))).toHaveLength(1);
});

test("[coupon.taken] a member takes the coupon of the page; a guest logs in and comes back", async () => {
  const { show } = open("member");
  const { props } = show();
  const taken = () =>
    props().blocks.flatMap(({ name, props }) => (name === "coupons" ? props.coupons : []))[0]?.is_taken;
  await vi.waitFor(() => expect(taken()).toBe(false));
  await act(async () => props().onTaken?.(coupon as never));
  await vi.waitFor(() => expect(taken()).toBe(true));
  cleanup();
  const guest = open("guest");
  expect(guest.show().props().loginPath).toBe(loginPath(guest.url));
});

test("[banner.toast] a visitor saves the picture of a banner that leads nowhere, and a toast says so", async () => {
  const banner = { ...shopExamples.listBanners.data[0]!, id: 3, title: "秋の壁紙", link: null };
  const picture = () => new Response("x", { headers: { "content-type": "image/jpeg" } });
  const { show, store } = open("guest", {
    "GET /v1/banners?area=lp&is_show=1": () => Response.json({ data: [banner] }),
    "GET /v1/banners/3/download": picture,
  });
  const { props } = show();
  await vi.waitFor(() => expect(props().blocks.map(({ name }) => name)).toContain("banners"));
  const banners = props().blocks.filter(({ name }) => name === "banners");
  render(<Blocks {...props()} blocks={banners} />);
  fireEvent.click(screen.getByRole("button", { name: "「秋の壁紙」の画像を保存する" }));
  await vi.waitFor(() =>
    expect(store.getState().flash.now).toMatchObject([{ message: "ダウンロードが完了しました", type: "positive" }]),
  );
});

test("[lp.redirect] a page that moved leads to its new path", async () => {
  const moved = () => Response.json(page, { headers: { "x-redirect": "/lp/new-rice" } });
  const { load } = open("guest", { "GET /v1/lp/rice": moved });
  const thrown: unknown = await load().catch((error: unknown) => error);
  expect(thrown instanceof Response && [thrown.status, thrown.headers.get("location")]).toEqual([302, "/lp/new-rice"]);
});
