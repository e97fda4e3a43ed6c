import { answerTasks } from "../process/answer-tasks.ts";
import { parseCsv } from "./read-csv.ts";

answerTasks((text: string) => parseCsv(text));
