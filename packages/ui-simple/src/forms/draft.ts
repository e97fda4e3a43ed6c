import type { FormikProps } from "formik";
import { useContext, useEffect, useRef, type RefObject } from "react";
import { DraftContext } from "#ui/forms/draft-context";

/** Names of fields with secrets, which are never stored. */
const SECRET = /password|^cc|security/i;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === "string");

/** Whether two values have the same shape: a stored one may belong to another version of the form, or to another cart. */
function hasSameShape(one: unknown, other: unknown): boolean {
  // Chosen values, such as recipients: a stored draft may have more or fewer of them than the empty form.
  if (isTextList(one) && isTextList(other)) return true;
  if (!isObject(one) || !isObject(other)) return typeof one === typeof other && !isObject(one) && !isObject(other);
  const [ones, others] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return ones.size === others.size && [...ones].every(([key, value]) => hasSameShape(value, others.get(key)));
}

/** The values, replaced by those of the draft that have the same shape and are no secrets. */
export function withDraft<Values extends object>(values: Values, draft: Readonly<Record<string, unknown>>): Values {
  const kept = Object.entries(values).flatMap(([name, value]) =>
    !SECRET.test(name) && hasSameShape(value, draft[name]) ? [[name, draft[name]]] : [],
  );
  return { ...values, ...Object.fromEntries(kept) };
}

const withoutSecrets = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));

/**
 * Restores the stored input of this form, and stores its input when it unmounts.
 * @param sent the values of the last successful submission
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
