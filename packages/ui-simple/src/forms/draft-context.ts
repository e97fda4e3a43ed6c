import { createContext } from "react";

/**
 * Why a form unmounts: the browser leaves the page (`unloaded`), or another page of the shop replaces it before (`left`)
 * or after (`sent`) it was submitted.
 */
export type FormEnd = "unloaded" | "left" | "sent";

/** Stores the input of a form that unmounts before it is submitted: by a reload, by going back, by maintenance. */
export interface Drafts {
  /** Returns the stored input of a form of this page and deletes it; null without any. */
  take: (form: string) => Readonly<Record<string, unknown>> | null;
  keep: (form: string, values: object, end: FormEnd) => void;
}

export const DraftContext = createContext<Drafts | null>(null);
