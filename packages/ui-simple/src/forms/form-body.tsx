import type { Field, FormFields, ListField } from "@noren/validation/fields/field";
import { getIn, type FormikProps } from "formik";
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { FormErrorSummary } from "#ui/elements/form-error-summary/form-error-summary";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import { useDraft } from "#ui/forms/draft";
import { FormScopeContext, type FormScope } from "#ui/forms/form-context";
import type { useFailure } from "#ui/forms/use-failure";
import styles from "./form.module.css";

interface FormBodyProps<Values extends object> {
  fields: FormFields | undefined;
  form: FormikProps<Values>;
  failure: ReturnType<typeof useFailure>;
  idPrefix: string;
  sent: RefObject<Values | null>;
  children: ReactNode;
}

const toFieldId = (prefix: string, name: string) => `${prefix}${name}`.replaceAll(/[^\w-]+/g, "-");

/** The field at a path; `packings[0].delivery_at` is a field of the list's items. */
function fieldAt(fields: FormFields | undefined, path: string): Field | undefined {
  const [name = "", ...rest] = path.split(/\[\d+\]\.|\./);
  const field: Field | ListField | undefined = fields?.[name];
  return field?.kind === "list" ? fieldAt(field.item, rest.join(".")) : field;
}

/** The errors of fields that the form checks and does not show: without them a submission would fail in silence. */
function unshown(errors: unknown, shown: readonly string[], path = ""): string[] {
  if (typeof errors === "string") return shown.includes(path) ? [] : [errors];
  if (Array.isArray(errors)) return errors.flatMap((item, index) => unshown(item, shown, `${path}[${index}]`));
  return Object.entries(errors ?? {}).flatMap(([name, error]) =>
    unshown(error, shown, path ? `${path}.${name}` : name),
  );
}

/** Safari fires the Enter that ends a composition after `compositionend`; its key code is still 229. */
const belongsToIme = (event: KeyboardEvent) => event.nativeEvent.isComposing || event.keyCode === 229;

const inPageOrder = (a: { id: string }, b: { id: string }) => {
  const [first, second] = [document.getElementById(a.id), document.getElementById(b.id)];
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

/** The `<form>` element: registers its fields, ignores Enter during IME composition, and shows the errors. */
export function FormBody<Values extends object>(props: FormBodyProps<Values>) {
  const { fields, form, failure, idPrefix, sent, children } = props;
  useDraft(form, idPrefix, sent);
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map());
  const composing = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const { values, errors, touched, isSubmitting, submitCount } = form;

  const errorOf = (name: string): string | undefined =>
    failure.failureOf(name, values) ?? (getIn(touched, name) ? getIn(errors, name) : undefined);
  const hasAttempted = submitCount > 0 && !isSubmitting;
  const fieldErrors = hasAttempted
    ? [...labels].flatMap(([name, label]) => {
        const message = errorOf(name);
        return message ? [{ id: toFieldId(idPrefix, name), label, message }] : [];
      })
    : [];
  const formErrors = hasAttempted
    ? [failure.message, ...failure.unclaimed([...labels.keys()]), ...unshown(errors, [...labels.keys()])].filter(
        Boolean,
      )
    : [];
  const isFailing = fieldErrors.length > 0 || formErrors.length > 0;

  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && isFailing) summary.current?.focus();
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, isFailing]);

  const register = useCallback((name: string, label: string) => {
    setLabels((labels) => new Map(labels).set(name, label));
    return () => setLabels((labels) => new Map([...labels].filter(([other]) => other !== name)));
  }, []);
  const scope = useMemo(
    (): FormScope => ({
      fieldId: (name) => toFieldId(idPrefix, name),
      fieldOf: (name) => fieldAt(fields, name),
      register,
      failureOf: (name) => failure.failureOf(name, values),
      isComposing: () => composing.current,
    }),
    [fields, idPrefix, register, failure, values],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && belongsToIme(event)) event.preventDefault();
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!composing.current) form.handleSubmit();
  };

  return (
    <FormScopeContext value={scope}>
      {/* With `post`, a form submitted before hydration does not put a password into the URL. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles the events of its fields */}
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
        onCompositionStart={() => (composing.current = true)}
        onCompositionEnd={() => (composing.current = false)}
      >
        <ScriptNote />
        <FormErrorSummary
          ref={summary}
          errors={fieldErrors.toSorted(inPageOrder)}
          message={formErrors.join("\n") || undefined}
        />
        {children}
      </form>
    </FormScopeContext>
  );
}
