import { calls } from "@noren/contract";
import { type Route, serve } from "../context/serve.ts";
import { changeMemo, removeMemo, writeMemo } from "./memos.ts";

export const memoRoutes: readonly Route[] = [
  serve(calls.createMemo, async ({ db, memberId, body, now }) =>
    writeMemo(db, memberId, body.order_id, body.body, now()),
  ),
  serve(calls.updateMemo, async ({ db, memberId, params, body, now }) =>
    changeMemo(db, memberId, params.id, body.body, now()),
  ),
  serve(calls.deleteMemo, async ({ db, memberId, params }) => {
    await removeMemo(db, memberId, params.id);
    return undefined;
  }),
];
