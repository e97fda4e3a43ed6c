import { toSafeHtml } from "../content/safe-html.ts";
import { answerTasks } from "../process/answer-tasks.ts";
import { sanitizeSvg } from "./safe-svg.ts";

answerTasks(({ kind, text }: { kind: "html" | "svg"; text: string }) =>
  kind === "html" ? toSafeHtml(text) : sanitizeSvg(text),
);
