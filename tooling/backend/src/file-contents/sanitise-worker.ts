import { safeHtml } from "../content/safe-html.ts";
import { answerTasks } from "../process/answer-tasks.ts";
import { sanitizeSvg } from "./safe-svg.ts";

answerTasks(({ kind, text }: { kind: "html" | "svg"; text: string }) =>
  kind === "html" ? safeHtml(text) : sanitizeSvg(text),
);
