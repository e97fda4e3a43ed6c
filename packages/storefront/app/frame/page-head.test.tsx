// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { settings } from "@noren/contract/examples";
import { notFoundProblem } from "@noren/domain/problem";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { testApp } from "../testing/test-app.ts";
import { PageHead } from "./page-head.tsx";
import { ProblemPage } from "./problem-page.tsx";

afterEach(cleanup);

const ORIGIN = "https://shop.example.jp";

/** What a search engine reads of a page. */
async function headOf(page: ReactNode, url = "/") {
  const answer = { ...settings, "SITE.NAME": "折節", "SITE.ORIGIN": ORIGIN, "SITE.TAGLINE": "暮らしの折々に。" };
  const { store } = testApp({ responses: { "GET /v1/settings/front": () => Response.json(answer) } });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element: page }], { initialEntries: [url] })} />
    </Provider>,
  );
  const described = document.querySelector<HTMLMetaElement>("meta[name=description]");
  return { title: document.title, description: described?.content };
}

test("the home's title is the shop's name and tagline", async () => {
  expect(await headOf(<PageHead />)).toEqual({ title: "折節 | 暮らしの折々に。", description: "暮らしの折々に。" });
});

test("a page has its own title and description", async () => {
  const head = await headOf(<PageHead title="青磁の飯碗" description="澄んだ青緑。" />);
  expect(head).toEqual({ title: "青磁の飯碗 | 折節", description: "澄んだ青緑。" });
});

test("a page that is not found has the shop's name in its title", async () => {
  await headOf(<ProblemPage problem={notFoundProblem} />);
  await vi.waitFor(() => expect(document.title).toBe("ページが見つかりません | 折節"));
});

test("a private page has no description", async () => {
  expect(await headOf(<PageHead title="カート" isPrivate />)).toEqual({
    title: "カート | 折節",
    description: undefined,
  });
});

test("a URL that carries a secret is not indexed, not named and not sent as the referrer beyond its origin", async () => {
  const contentOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
  await headOf(<PageHead title="パスワードの再設定" />, "/reminder/reset?token=secret");
  expect([contentOf("robots"), contentOf("referrer")]).toEqual(["noindex", "strict-origin"]);
  expect(document.head.innerHTML).not.toContain("secret");
  expect(document.querySelector("link[rel=canonical]")).toBeNull();
  cleanup();
  await headOf(<PageHead title="青磁の飯碗" />, "/product/seiji");
  expect([contentOf("robots"), contentOf("referrer")]).toEqual([undefined, undefined]);
  expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(`${ORIGIN}/product/seiji`);
});
