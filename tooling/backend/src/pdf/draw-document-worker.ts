import { answerTasks } from "../process/answer-tasks.ts";
import type { DrawingTask } from "./draw-document.ts";

type Drawer = (...contents: readonly unknown[]) => Promise<Uint8Array>;

answerTasks(async ({ module, name, contents }: DrawingTask) => {
  const { [name]: draw } = (await import(module)) as Readonly<Record<string, Drawer>>;
  return draw?.(...contents);
});
