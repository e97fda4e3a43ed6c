import { Button } from "#ui/elements/button/button";
import { loaderCopy as copy } from "#ui/elements/loader/loader.copy";
import { useTrouble } from "#ui/elements/loader/trouble";
import { Notice } from "#ui/elements/notice/notice";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import { Spinner } from "#ui/elements/spinner/spinner";
import { spinnerCopy } from "#ui/elements/spinner/spinner.copy";
import styles from "./loader.module.css";

export interface LoaderProps {
  /** Pixels; the spinner's own unless told. */
  size?: number;
  label?: string;
  /** Lies over the whole nearest positioned ancestor instead of taking a place of its own. */
  overlay?: boolean;
}

/**
 * Something is on its way. [loader.defaults] Size 20, and the overlay lets what it covers shine through.
 * Where nothing will come it says so: with a way to try again, or that the page needs a script.
 */
export function Loader({ size, label = spinnerCopy.loading, overlay = false }: LoaderProps) {
  const trouble = useTrouble();
  if (trouble && !overlay) {
    return (
      <div className={styles.trouble}>
        <Notice tone="error" title={trouble.message} live />
        <Button onClick={trouble.onRetried}>{copy.retry}</Button>
      </div>
    );
  }
  return (
    <>
      <div className={overlay ? styles.overlay : styles.inline} role="status">
        <Spinner size={size} />
        <span className={styles.label}>{label}</span>
      </div>
      {overlay ? null : <ScriptNote />}
    </>
  );
}
