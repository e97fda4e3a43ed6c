import { Heading } from "#ui/elements/heading/heading";
import { invalidChannelMessages as words } from "#ui/screens/invalid-channel/invalid-channel.messages";
import styles from "#ui/screens/error/error.module.css";

/** Spec 2: no shop answers to this name. */
export function InvalidChannelView() {
  return (
    <div className={styles.page} lang="en">
      <title>{words.text}</title>
      <Heading level={1}>{words.text}</Heading>
    </div>
  );
}
