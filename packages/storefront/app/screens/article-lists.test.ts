import "../testing/production.ts";
import { paths } from "@noren/contract/paths";
import { expect, test } from "vitest";
import { requestPage } from "../testing/server-pages.ts";

test.each([
  [paths.blogList({ category: "ない" }), { listBlogs: { data: [], categories: [] } }],
  [paths.newsList({ category: "ない" }), { listNews: { data: [] } }],
])("a category without articles is a 404: %s", async (path, answers) => {
  const { status, text } = await requestPage({ path, answers });
  expect(status).toBe(404);
  expect(text).toContain("お探しのページが見つかりませんでした");
});

test("a shop without articles shows that it has none", async () => {
  const answers = { listBlogs: { data: [], categories: [] } };
  expect((await requestPage({ path: paths.blogList(), answers })).status).toBe(200);
});
