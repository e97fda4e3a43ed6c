import { expect, test } from "vitest";
import { articlePageQuery, parseArticleQuery } from "./article-query.ts";

const parse = (query: string) => parseArticleQuery(new URLSearchParams(query));

test("reads a category and a page, and ignores what the API refuses", () => {
  expect(parse("category=再入荷&page=2")).toEqual({ page: 2, category: "再入荷" });
  expect(parse("category=%20&page=x")).toEqual({ page: 1 });
  expect(parse(`category=${"長".repeat(80)}`).category).toHaveLength(50);
});

test("a list has one URL: the first page is not in its query", () => {
  expect(articlePageQuery({ page: 1 })).toEqual({ category: null, page: null });
  expect(articlePageQuery({ page: 3, category: "営業" })).toEqual({ category: "営業", page: 3 });
});
