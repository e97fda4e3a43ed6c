import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Field, Fields } from "./fields/field.ts";

const folder = join(import.meta.dirname, "fields");
const files = readdirSync(folder).filter((file) => !file.endsWith(".test.ts"));
const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>));

const isField = (value: unknown): value is Field =>
  typeof value === "object" && value !== null && "kind" in value && "label" in value;
const isGroup = (entry: [string, unknown]): entry is [string, Fields] =>
  typeof entry[1] === "object" && entry[1] !== null && Object.values(entry[1]).every(isField);

/** Every exported group of fields in `fields/`, by its name. */
export const fieldGroups = modules.flatMap((module) => Object.entries(module).filter(isGroup));
