import { Button } from "#ui/elements/button/button";
import { loaderCopy as copy } from "#ui/elements/loader/loader.copy";
import { type LoadError, useLoadError } from "#ui/elements/loader/load-error";
import { Notice } from "#ui/elements/notice/notice";
import { ScriptNote } from "#ui/elements/script-note/script-note";
import { Spinner } from "#ui/elements/spinner/spinner";
import { spinnerCopy } from "#ui/elements/spinner/spinner.copy";
import styles from "./loader.module.css";

export interface LoaderProps {
  /** In pixels; the spinner's default without it. */
  size?: number;
  label?: string;
  /** Covers the nearest positioned ancestor instead of taking space. */
  overlay?: boolean;
  /** A failure of this content, where the page's load error does not apply. */
  failure?: LoadError | null;
}

/**
 * [loader.defaults] A loading indicator of 20 px; the overlay is transparent. After a load error it shows the reason and
 * a button to retry, and without scripts that the page needs them.
 */
export function Loader({ size, label = spinnerCopy.loading, overlay = false, failure = null }: LoaderProps) {
  const pageError = useLoadError();
  const loadError = failure ?? pageError;
  if (loadError && !overlay) {
    return (
      <div className={styles.failed}>
        <Notice tone="error" title={loadError.message} live />
        <Button onClick={loadError.onRetried}>{copy.retry}</Button>
      </div>
    );
  }
  return (
    <>
      <div className={overlay ? styles.overlay : styles.inline} role="status" data-loading="">
        <Spinner size={size} />
        <span className={styles.label}>{label}</span>
      </div>
      {overlay ? null : <ScriptNote />}
    </>
  );
}
