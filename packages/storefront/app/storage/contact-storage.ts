import { type FormSteps, emptyForm } from "@noren/domain/form-steps";
import { isRecord, text } from "@noren/domain/json-guards";
import { DRAFT_LIFETIME_MS } from "@noren/domain/limits";
import type { StoredKind } from "@noren/domain/stored";
import { stored, type Stored } from "./stored.ts";
import { tabStorage } from "./tab-storage.ts";

/** An inquiry before it is sent. */
export interface ContactDraft {
  readonly kind: string;
  /** The product that it is about. */
  readonly product: { readonly key: string; readonly name: string } | null;
  /** The values as the API accepts them. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Uploaded files with their bytes. */
  readonly files: readonly { key: string; name: string; size: number }[];
}

export interface ContactProgress {
  readonly steps: FormSteps<ContactDraft>;
  /** The member who began it, to whom alone it is shown; null for a guest's. */
  readonly memberId: number | null;
  /** The number of the sent inquiry. */
  readonly inquiryKey: string | null;
}

export const NO_CONTACT: ContactProgress = { steps: emptyForm, memberId: null, inquiryKey: null };

function toDraft(value: unknown): ContactDraft | null {
  if (!isRecord(value)) return null;
  const { kind, product, values, files } = value;
  if (typeof kind !== "string" || !isRecord(values) || !Array.isArray(files)) return null;
  return {
    kind,
    product: toProduct(product),
    values,
    files: files.flatMap((file) => {
      if (!isRecord(file)) return [];
      const { key, name, size } = file;
      return typeof key === "string" && typeof name === "string" && typeof size === "number"
        ? [{ key, name, size }]
        : [];
    }),
  };
}

function toProduct(value: unknown): ContactDraft["product"] {
  if (!isRecord(value)) return null;
  const { key, name } = value;
  return typeof key === "string" && typeof name === "string" ? { key, name } : null;
}

function toSteps(value: unknown): FormSteps<ContactDraft> | null {
  if (!isRecord(value)) return null;
  if (value["status"] === "complete") return { status: "complete" };
  const draft = toDraft(value["values"]);
  if (draft === null) return null;
  return { status: value["status"] === "confirming" ? "confirming" : "filling", values: draft };
}

const storedContact: StoredKind<ContactProgress> = {
  name: "contact",
  version: 2,
  lifetimeMs: DRAFT_LIFETIME_MS,
  validate: (value) => {
    const steps = isRecord(value) ? toSteps(value["steps"]) : null;
    if (steps === null || !isRecord(value)) return null;
    const { memberId } = value;
    if (memberId !== null && typeof memberId !== "number") return null;
    return { steps, memberId, inquiryKey: text(value["inquiryKey"]) };
  },
};

/** The inquiry that this tab is about to send or has sent. */
export const contactStorage = (namespace: string): Stored<ContactProgress> =>
  stored(namespace, storedContact, { backing: tabStorage });
