import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from "@noren/validation/fields/upload-limits";
import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { UploadedFile } from "../shapes/file.ts";

export const uploadFile = call({
  method: "POST",
  path: "/v1/upload-files",
  auth: "public",
  summary:
    "Stores a file for a day, or longer once another entry uses its key. Pictures are encoded again without their metadata",
  upload: { types: [...UPLOAD_TYPES], maxBytes: UPLOAD_MAX_BYTES },
  body: v.object({
    dir: described("What the file is for; reviews take pictures only.", v.picklist(["inquiries", "reviews"])),
  }),
  answer: UploadedFile,
  errors: { rate_limited: 429 },
});
