// @vitest-environment jsdom
import { product } from "@noren/contract/examples";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showObserved } from "../../testing/show-observed.ts";
import { LateReviews } from "./late-parts.tsx";

const requested = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("./load-parts.ts", () => ({
  loadParts: () => {
    requested.resolve();
    return Promise.reject(new Error("Unable to preload CSS"));
  },
}));

afterEach(cleanup);

test("code that cannot be loaded leaves the page in place", async () => {
  showObserved();
  render(
    <div id="reviews">
      <p>商品</p>
      <LateReviews product={product} />
    </div>,
  );
  await act(async () => {
    await requested.promise;
    await vi.dynamicImportSettled();
  });
  expect(screen.getByText("商品")).toBeDefined();
});
