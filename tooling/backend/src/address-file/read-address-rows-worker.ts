import { answerTasks } from "../process/answer-tasks.ts";
import { readAddressRows } from "./read-address-rows.ts";

answerTasks(readAddressRows);
