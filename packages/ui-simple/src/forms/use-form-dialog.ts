import { useState } from "react";
import type { FormSubmit } from "#ui/forms/form-submit";

/** State of a dialog with a form, which closes when the form was submitted without a failure. */
export function useFormDialog<Values>(onSubmit: FormSubmit<Values>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const submit: FormSubmit<Values> = async (values) => {
    const failure = await onSubmit(values);
    if (!failure) close();
    return failure;
  };
  return { isOpen, open: () => setIsOpen(true), close, submit };
}
