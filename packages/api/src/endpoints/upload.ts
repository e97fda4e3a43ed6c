import type { Answer, Input } from "@noren/contract";
import { api } from "../api.ts";
import { ask } from "../ask.ts";

const uploadFile = ask("uploadFile", "POST", "/v1/upload-files");

export const upload = api.injectEndpoints({
  endpoints: (build) => ({
    /** Its key goes with what is written next, within a day. */
    uploadFile: build.mutation<Answer<"uploadFile">, Input<"uploadFile">["body"] & { file: Blob }>({
      query: ({ file, ...body }) => uploadFile({ body, file }),
    }),
  }),
});

export const { useUploadFileMutation } = upload;
