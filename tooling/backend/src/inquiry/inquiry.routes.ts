import { calls, type Inquiry } from "@noren/contract";
import { readLimitedPage } from "../http/pagination.ts";
import type { RequestContext } from "../context/request-context.ts";
import { type Route, serve } from "../context/serve.ts";
import { createInquiry } from "./create-inquiry.ts";
import { listComments, listInquiries, openInquiry, replyToInquiry } from "./inquiries.ts";
import { filesOf } from "./inquiry-files.ts";
import { toInquiry, summaryOf } from "./to-inquiry.ts";

export const inquiryRoutes: readonly Route[] = [
  serve(calls.createInquiry, async (received) => ({ key: await createInquiry(received) })),
  serve(calls.listInquiries, async ({ db, memberId, query, paginate }) => {
    const page = readLimitedPage(query);
    const { data, total } = await listInquiries(db, memberId, page);
    paginate(page, total);
    return { data: data.map(summaryOf) };
  }),
  serve(calls.getInquiry, (received) => answer(received, received.memberId, received.params.key)),
  serve(calls.replyToInquiry, async (received) => {
    const { db, channel, memberId, network, body, now } = received;
    await replyToInquiry(db, channel, {
      userId: memberId,
      network,
      key: body.inquiry_key,
      body: body.body,
      fileKeys: body.file_keys,
      now: now(),
    });
    return answer(received, memberId, body.inquiry_key);
  }),
];

async function answer(context: RequestContext, memberId: number, key: string): Promise<Inquiry> {
  const { db, now } = context;
  const listed = await openInquiry(db, memberId, key, now());
  const comments = await listComments(db, listed.inquiry.id);
  return toInquiry(context, listed, comments, await filesOf(db, listed.inquiry.id, now()));
}
