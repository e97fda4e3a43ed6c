import { createContext } from "react";

/** Keeps what was typed for a form whose page goes away before it is sent: a reload, the shop's maintenance. */
export interface Drafts {
  /** What was kept for this form of the page; null for nothing. It is forgotten with this. */
  take: (form: string) => Readonly<Record<string, unknown>> | null;
  /** `isUnloading` where the browser leaves the page, else another page of the shop has taken its place. */
  keep: (form: string, values: object, isUnloading: boolean) => void;
}

export const DraftContext = createContext<Drafts | null>(null);
