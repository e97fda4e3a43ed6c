import { StartError } from "../process/start-error.ts";
import { AVIF_EFFORT } from "./render.ts";

/**
 * Reads `AVIF_EFFORT`, from 0 (fast, larger files) to 9.
 *
 * @throws StartError in one sentence that names the variable
 */
export function readAvifEffort(text?: string): number {
  if (!text) return AVIF_EFFORT;
  if (!/^\d$/.test(text)) throw new StartError(`AVIF_EFFORT is ${text}, but an effort is a digit from 0 to 9.`);
  return Number(text);
}
