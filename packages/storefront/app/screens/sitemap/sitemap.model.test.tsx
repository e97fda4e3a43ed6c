// @vitest-environment jsdom
import { settings } from "@noren/contract/examples";
import { catalogueExamples } from "@noren/contract/examples/catalogue";
import { paths } from "@noren/contract/paths";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderModel } from "../../testing/render-model.tsx";
import { testApp } from "../../testing/test-app.ts";
import { useSitemapModel } from "./sitemap.model.ts";

afterEach(cleanup);

test("a shop has links to the pages that its settings name, and without members none to their pages", async () => {
  const pages = [{ url: paths.stylistList(), title: "選ぶ人" }];
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, "SITE.IS_MEMBER_USE": false, "SITE.PAGES": pages }),
      "GET /v1/static-pages/urls": () =>
        Response.json({
          data: [
            { url: "/guide/delivery", title: "送料" },
            { url: "/law", title: "表記" },
          ],
        }),
    },
  });
  const { props } = renderModel(store, useSitemapModel, [paths.sitemap()]);
  const links = () => props().sections.map((section) => section.links.map(({ path }) => path));
  await vi.waitFor(() => expect(links().flat()).toContain("/law"));
  expect(links()).toEqual([
    [paths.productList(), paths.productList({ is_new: 1 }), paths.brandList(), paths.makerList()],
    [paths.newsList(), paths.blogList(), paths.stylistList()],
    ["/guide/delivery", paths.faq(), paths.contact()],
    ["/law"],
  ]);
});

test("[list.tag-password] a link of a tag that needs a password is marked", async () => {
  const [locked] = catalogueExamples.listTags.data;
  const open = { ...locked, key: "wedding", name: "結婚祝いに", is_password_required: false, is_unlocked: true };
  const { store } = testApp({
    responses: { "GET /v1/tags": () => Response.json({ data: [open, locked] }) },
  });
  const { props } = renderModel(store, useSitemapModel, [paths.sitemap()]);
  const links = () => props().sections.find(({ title }) => title === "タグから探す")?.links;
  await vi.waitFor(() =>
    expect(links()).toEqual([
      { path: paths.productList({ tag: "wedding" }), name: "結婚祝いに", isLocked: false },
      { path: paths.productList({ tag: "family-sale" }), name: "ご招待セール", isLocked: true },
    ]),
  );
});
