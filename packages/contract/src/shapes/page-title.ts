import * as v from "valibot";
import { described } from "../described.ts";
import { PlainText } from "./text.ts";

/** A page in a list of links. */
export const PageTitle = v.object({ url: described("Path of the page.", v.string()), title: PlainText });
export type PageTitle = v.InferOutput<typeof PageTitle>;
