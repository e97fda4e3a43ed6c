import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { buildQuery } from "../build-query.ts";

const uploadFile = buildQuery("uploadFile", "POST", "/v1/upload-files");

export const upload = api.injectEndpoints({
  endpoints: (build) => ({
    /** The returned key is sent with the next form, within a day. */
    uploadFile: build.mutation<Answer<"uploadFile">, Input<"uploadFile">["body"] & { file: Blob }>({
      query: ({ file, ...body }) => uploadFile({ body, file }),
    }),
  }),
});

export const { useUploadFileMutation } = upload;
