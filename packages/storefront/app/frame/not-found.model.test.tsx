// @vitest-environment jsdom
import { categories, productInfo, settings } from "@noren/contract/examples";
import { paths } from "@noren/contract/paths";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderModel } from "../testing/render-model.tsx";
import { testApp } from "../testing/test-app.ts";
import { useNotFoundModel } from "./not-found.model.ts";

afterEach(cleanup);

const open = (changes = {}) => {
  const ranking = { alias: "ranking", title: "人気", lead: "", data: [productInfo], entries: [] };
  const { store, requests } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json({ ...settings, ...changes }),
      "GET /v1/categories/hierarchy?table=products": () => Response.json(categories),
      "GET /v1/collections/ranking?per=8": () => Response.json(ranking),
    },
  });
  return { ...renderModel(store, useNotFoundModel, ["/nowhere"], "*"), requests };
};

test("a URL without content leads to the search, the categories and the popular products", async () => {
  const { props } = open();
  await vi.waitFor(() => expect(props().popular?.products).toHaveLength(1));
  const [first] = categories.data;
  expect(props()).toMatchObject({
    canSearch: true,
    categories: [{ path: paths.productList({ category: first?.key }), name: first?.name }],
    links: expect.arrayContaining([{ path: paths.faq(), name: "よくあるご質問" }]) as unknown,
  });
});

test("a shop that requires a login asks for nothing that it would refuse", async () => {
  const { props, requests } = open({ "SITE.IS_LOGIN_REQUIRED": true, "SITE.IS_MEMBER_USE": true });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(props()).toMatchObject({ canSearch: false, categories: [], popular: null, links: [] });
  expect(requests).toEqual(["GET /v1/settings/front"]);
});
