import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";

/** Fills the empty inputs of the form with values that become known after it is shown. */
export function FormPrefill({ values }: { values: Readonly<Record<string, string>> }) {
  const { setValues } = useFormikContext<Record<string, string>>();
  const fill = useEffectEvent(() => {
    void setValues((now) => {
      const given = Object.entries(values).filter(([name]) => now[name] === "");
      return { ...now, ...Object.fromEntries(given) };
    });
  });
  const key = JSON.stringify(values);
  useEffect(() => {
    // Formik's `now` is what it rendered last. In the effect itself, a letter typed since then would be undone.
    const timer = setTimeout(fill);
    return () => clearTimeout(timer);
  }, [key]);
  return null;
}
