import { createContext } from "react";

/**
 * Why a form goes away: the browser leaves the page (`unloaded`), another page of the shop takes its place before it was
 * sent (`left`) or after (`sent`).
 */
export type FormEnd = "unloaded" | "left" | "sent";

/** Keeps what was typed for a form whose page goes away before it is sent: a reload, a step back, the shop's maintenance. */
export interface Drafts {
  /** What was kept for this form of the page; null for nothing. It is forgotten with this. */
  take: (form: string) => Readonly<Record<string, unknown>> | null;
  keep: (form: string, values: object, end: FormEnd) => void;
}

export const DraftContext = createContext<Drafts | null>(null);
