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
  upload: { types: ["image/jpeg", "image/png", "image/webp", "application/pdf"], maxBytes: 8 * 1024 * 1024 },
  body: v.object({
    dir: described("What the file is for.", v.picklist(["inquiries"])),
  }),
  answer: UploadedFile,
  errors: { rate_limited: 429 },
});
