import { Heading } from "#ui/elements/heading/heading";
import { invalidChannelCopy as copy } from "#ui/screens/invalid-channel/invalid-channel.copy";
import styles from "#ui/screens/error/error.module.css";

/** [error.invalid-channel-page] The page for a host name without a shop. */
export function InvalidChannelView() {
  return (
    <div className={styles.page} lang="en">
      <title>{copy.text}</title>
      <Heading level={1}>{copy.text}</Heading>
    </div>
  );
}
