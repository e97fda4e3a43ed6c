import { calls } from "@noren/contract";
import { toJapanDay } from "../time/japan-time.ts";
import { type Route, serve } from "../context/serve.ts";
import { stopMails } from "./stop-mails.ts";
import {
  addMemorial,
  changeMemorial,
  getMemorial,
  listMemorials,
  MEMORIAL_LIMIT,
  toMemorial,
  removeMemorial,
} from "./memorials.ts";

export const memorialRoutes: readonly Route[] = [
  serve(calls.listMemorials, async ({ db, memberId, now, setHeader }) => {
    setHeader("x-limit", String(MEMORIAL_LIMIT));
    const rows = await listMemorials(db, memberId);
    return { data: rows.map((row) => toMemorial(row, toJapanDay(now()))) };
  }),
  serve(calls.getMemorial, async ({ db, memberId, params, now }) =>
    toMemorial(await getMemorial(db, memberId, params.id), toJapanDay(now())),
  ),
  serve(calls.createMemorial, async ({ db, memberId, body, now, setHeader }) => {
    setHeader("x-limit", String(MEMORIAL_LIMIT));
    return toMemorial(await addMemorial(db, memberId, body, toJapanDay(now())), toJapanDay(now()));
  }),
  serve(calls.updateMemorial, async ({ db, memberId, params, body, now }) =>
    toMemorial(
      await changeMemorial(db, { userId: memberId, id: params.id }, body, toJapanDay(now())),
      toJapanDay(now()),
    ),
  ),
  serve(calls.stopMails, async ({ params, ...context }) => ({ result: await stopMails(context, params.token) })),
  serve(calls.deleteMemorial, async ({ db, memberId, params }) => {
    await removeMemorial(db, memberId, params.id);
    return undefined;
  }),
];
