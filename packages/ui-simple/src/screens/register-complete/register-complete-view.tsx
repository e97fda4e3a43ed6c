import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { registerCompleteMessages as words } from "#ui/screens/register-complete/register-complete.messages";
import type { RegisterCompleteProps } from "#ui/screens/register-complete/register-complete.props";
import styles from "./register-complete-view.module.css";

/** Welcome, and back to where one was going. */
export function RegisterCompleteView({ continuePath, mypagePath }: RegisterCompleteProps) {
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        icon="check"
        title={words.title}
        action={
          <div className={styles.actions}>
            <ButtonLink href={continuePath ?? "/"} variant="primary">
              {continuePath ? words.continue : words.toShop}
            </ButtonLink>
            <ButtonLink href={mypagePath}>{words.mypage}</ButtonLink>
          </div>
        }
      >
        {words.lead}
      </EmptyState>
    </div>
  );
}
