import type { Pagination } from "@noren/contract";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { lastPageIfBeyond } from "../load/parse-page.ts";

interface Listed<T> {
  data: readonly T[];
  pagination: Pagination;
}

/** The entries of a page. When its last entry was removed, the page is replaced by the one before: null until then. */
export function useLastPage<T>(
  list: Listed<T> | undefined,
  page: number,
  pagePath: (page: number) => string,
): readonly T[] | null {
  const navigate = useNavigate();
  const last = list ? lastPageIfBeyond({ ...list, page }) : null;
  const lastPath = last === null ? null : pagePath(last);
  useEffect(() => {
    if (lastPath !== null) void navigate(lastPath, { replace: true });
  }, [lastPath, navigate]);
  return last === null ? (list?.data ?? null) : null;
}
