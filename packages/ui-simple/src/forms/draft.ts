import type { FormikProps } from "formik";
import { useContext, useEffect, useRef, type RefObject } from "react";
import { DraftContext } from "#ui/forms/draft-context";

/** Secrets are typed anew. */
const SECRET = /password|^cc|security/i;

const isTree = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whether both have the same shape: what was kept may be of another version of the form, or of another cart. */
function isAlike(one: unknown, other: unknown): boolean {
  if (!isTree(one) || !isTree(other)) return typeof one === typeof other && !isTree(one) && !isTree(other);
  const [ones, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return ones.size === others.size && [...ones].every(([key, value]) => isAlike(value, others.get(key)));
}

/** The values with what was kept of them. */
export function withDraft<Values extends object>(values: Values, draft: Readonly<Record<string, unknown>>): Values {
  const kept = Object.entries(values).flatMap(([name, value]) =>
    !SECRET.test(name) && isAlike(value, draft[name]) ? [[name, draft[name]]] : [],
  );
  return { ...values, ...Object.fromEntries(kept) };
}

const withoutSecrets = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));

/**
 * Takes up what was typed into this form before, and keeps what is typed when the page goes away.
 * @param sent the values that were sent last and not refused
 */
export function useDraft<Values extends object>(
  form: FormikProps<Values>,
  id: string,
  sent: RefObject<Values | null>,
): void {
  const drafts = useContext(DraftContext);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    if (!drafts) return undefined;
    const kept = drafts.take(id);
    if (kept) void latest.current.setValues((values) => withDraft(values, kept));
    const keep = (isUnloading: boolean) => {
      const { dirty, values } = latest.current;
      const end = isUnloading ? "unloaded" : values === sent.current ? "sent" : "left";
      if (dirty) drafts.keep(id, withoutSecrets(values), end);
    };
    const onPageHide = () => keep(true);
    window.addEventListener("pagehide", onPageHide);
    return () => {
      window.removeEventListener("pagehide", onPageHide);
      keep(false);
    };
  }, [drafts, id, sent]);
}
