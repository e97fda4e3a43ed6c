import { calls } from "@noren/contract";
import { limitMemberBytes } from "../account/limit-member-bytes.ts";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { createRateLimitedError } from "../rate-limit/rate-limited.ts";
import { catalogueContextOf } from "../catalogue/catalogue-context.ts";
import { readLimitedPage } from "../http/pagination.ts";
import { createNotFoundError } from "../http/problems.ts";
import { type Route, serve } from "../context/serve.ts";
import { addRequest, hideRequest, listRequests } from "./product-request.ts";

const REQUESTS_PER_MEMBER: Limit = { scope: "product-request-member", max: 30, seconds: 3600 };

export const productRequestRoutes: readonly Route[] = [
  serve(calls.createProductRequest, async (received) => {
    const { db, memberId, body, now } = received;
    if (!(await countAttempt(db, REQUESTS_PER_MEMBER, String(memberId), now()))) throw createRateLimitedError();
    await limitMemberBytes(received, [body]);
    const request = await addRequest(db, catalogueContextOf(received), memberId, body);
    if (!request) throw createNotFoundError();
    return request;
  }),
  serve(calls.listProductRequests, async (received) => {
    const page = readLimitedPage(received.query);
    const { data, total } = await listRequests(received.db, catalogueContextOf(received), received.memberId, page);
    received.paginate(page, total);
    return { data };
  }),
  serve(calls.deleteProductRequest, async ({ db, memberId, params, now }) => {
    if (!(await hideRequest(db, memberId, params.id, now()))) throw createNotFoundError();
    return undefined;
  }),
];
