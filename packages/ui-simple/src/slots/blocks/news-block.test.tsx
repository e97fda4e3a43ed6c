// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { NewsBlock } from "#ui/slots/blocks/news-block";

afterEach(cleanup);

const entry = (id: number, is_read: boolean | null) => ({
  id,
  key: `n${id}`,
  title: `お知らせ${id}`,
  category: "営業",
  published_at: "2026-11-14T10:00:00+09:00",
  is_read,
});

test("marks what a member has not read; a guest has no marks", () => {
  render(<NewsBlock title="お知らせ" news={[entry(1, false), entry(2, true), entry(3, null)]} />);
  const marked = screen.getAllByRole("listitem").filter(({ textContent }) => textContent?.includes("未読"));
  expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining("お知らせ1")]);
});
