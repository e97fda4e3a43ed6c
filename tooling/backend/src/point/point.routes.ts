import { calls } from "@noren/contract";
import { readLimitedPage } from "../http/pagination.ts";
import { type Route, serve } from "../context/serve.ts";
import { listPointHistories } from "./point-histories.ts";
import { expirePoints } from "./points.ts";

export const pointRoutes: readonly Route[] = [
  serve(calls.getPoints, async ({ db, memberId, now }) => {
    const { point, expiresAt } = await expirePoints(db, memberId, now());
    return { point, expires_at: expiresAt?.toISOString() ?? null };
  }),
  serve(calls.listPointHistories, async ({ db, memberId, now, query, paginate }) => {
    await expirePoints(db, memberId, now());
    const page = readLimitedPage(query);
    const { data, total } = await listPointHistories(db, memberId, page);
    paginate(page, total);
    return { data };
  }),
];
