// @vitest-environment jsdom
import { render } from "@testing-library/react";
import type { ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import { createPages } from "../entry.server.tsx";
import { PageFailureBoundary } from "./page-failure.tsx";

function Broken(): never {
  throw new Error("broken");
}

test("[error.page-failure] in the browser a failing error page is replaced by plain text", () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const { container, rerender } = render(
    <PageFailureBoundary>
      <p>お探しのページが見つかりませんでした。</p>
    </PageFailureBoundary>,
  );
  expect(container.textContent).toBe("お探しのページが見つかりませんでした。");
  rerender(
    <PageFailureBoundary>
      <Broken />
    </PageFailureBoundary>,
  );
  expect(container.textContent).toBe("An error occurred while showing the error page");
  logged.mockRestore();
});

/** A build with one page, whose entry answers or throws. */
const buildWith = (entry: () => Response) =>
  ({
    ssr: true,
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    prerender: [],
    routeDiscovery: { mode: "initial" },
    future: {},
    isSpaMode: false,
    entry: { module: { default: entry } },
    routes: { root: { id: "root", path: "", module: { default: () => null } } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
  }) as unknown as ServerBuild;

const api = { origin: "https://shop.test", headers: {}, fetch: globalThis.fetch };
const answerOf = async (entry: () => Response) =>
  (await createPages(buildWith(entry), 0)(new URL("https://shop.test/"), api)).response;

test("[error.page-failure] on the server a failing error page is plain text with status 500", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const answer = await answerOf(() => {
    throw new Error("broken");
  });
  expect([answer.status, await answer.text()]).toEqual([500, "An error occurred while showing the error page"]);
  logged.mockRestore();
});

test("pages and error pages are sent unchanged", async () => {
  const page = () =>
    new Response("<p>エラーが発生しました</p>", { status: 500, headers: { "content-type": "text/html" } });
  expect(await (await answerOf(page)).text()).toBe("<p>エラーが発生しました</p>");
});
