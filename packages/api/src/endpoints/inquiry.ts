import type { Answer, Input, InquiryInput } from "@noren/contract";
import { markInquiryRead } from "@noren/domain/read-marks";
import { api } from "../api.ts";
import { withPagination, type Paged } from "../answers.ts";
import { buildQuery } from "../build-query.ts";

const createInquiry = buildQuery("createInquiry", "POST", "/v1/inquiries");
const listInquiries = buildQuery("listInquiries", "GET", "/v1/me/inquiries");
const getInquiry = buildQuery("getInquiry", "GET", "/v1/me/inquiries/{key}");
const replyToInquiry = buildQuery("replyToInquiry", "POST", "/v1/inquiry-comments/reply");

export const inquiry = api.injectEndpoints({
  endpoints: (build) => ({
    createInquiry: build.mutation<Answer<"createInquiry">, InquiryInput>({
      query: (body) => createInquiry({ body }),
      invalidatesTags: (created) => (created ? ["Inquiry"] : []),
    }),
    listInquiries: build.query<Paged<"listInquiries">, NonNullable<Input<"listInquiries">["query"]>>({
      query: (query) => listInquiries({ query }),
      transformResponse: withPagination<"listInquiries">,
      providesTags: ["Inquiry"],
    }),
    /** Opening an inquiry marks it as read, in the list too. */
    getInquiry: build.query<Answer<"getInquiry">, string>({
      query: (key) => getInquiry({ params: { key } }),
      async onQueryStarted(key, { dispatch, getState, queryFulfilled }): Promise<void> {
        if (!(await queryFulfilled.catch(() => undefined))) return;
        for (const page of inquiry.util.selectCachedArgsForQuery(getState(), "listInquiries")) {
          dispatch(
            inquiry.util.updateQueryData("listInquiries", page, (list) => {
              list.data = markInquiryRead(list.data, key);
            }),
          );
        }
      },
    }),
    /** The answer is the whole inquiry; it moves to the front of the list. */
    replyToInquiry: build.mutation<Answer<"replyToInquiry">, Input<"replyToInquiry">["body"]>({
      query: (body) => replyToInquiry({ body }),
      invalidatesTags: (replied) => (replied ? ["Inquiry"] : []),
      async onQueryStarted({ inquiry_key }, { dispatch, queryFulfilled }): Promise<void> {
        const replied = await queryFulfilled.catch(() => undefined);
        if (!replied) return;
        dispatch(
          inquiry.util.upsertQueryEntries([{ endpointName: "getInquiry", arg: inquiry_key, value: replied.data }]),
        );
      },
    }),
  }),
});

export const { useCreateInquiryMutation, useListInquiriesQuery, useGetInquiryQuery, useReplyToInquiryMutation } =
  inquiry;
