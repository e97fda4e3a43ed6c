import { paths } from "@noren/contract/paths";
import { DRAFT_ID } from "../draft/draft-fields.ts";

export const footerCopy = {
  guides: [
    { path: `${paths.home()}#${DRAFT_ID}`, name: "掛け紙の下書き", text: "水引、表書き、内と外" },
    { path: paths.blogList(), name: "慶弔の読みもの", text: "いつ、どなたに、いくらの品を" },
    { path: paths.faq(), name: "よくあるご質問", text: "迷われたときに" },
    { path: paths.contact(), name: "帳場へのご相談", text: "当日のうちに、お返事いたします" },
  ],
} as const;
