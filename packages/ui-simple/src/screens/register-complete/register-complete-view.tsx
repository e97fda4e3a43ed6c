import { paths } from "@noren/contract/paths";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { registerCompleteCopy as copy } from "#ui/screens/register-complete/register-complete.copy";
import type { RegisterCompleteProps } from "#ui/screens/register-complete/register-complete.props";
import styles from "./register-complete-view.module.css";

/** The end of the registration, with a link to where the person was going. */
export function RegisterCompleteView({ continuePath, mypagePath }: RegisterCompleteProps) {
  return (
    <div className={styles.page}>
      <EmptyState
        level={1}
        icon="check"
        title={copy.title}
        action={
          <div className={styles.actions}>
            <ButtonLink href={continuePath ?? paths.home()} look="primary">
              {continuePath ? copy.continue : copy.toShop}
            </ButtonLink>
            <ButtonLink href={mypagePath}>{copy.mypage}</ButtonLink>
          </div>
        }
      >
        {copy.lead}
      </EmptyState>
    </div>
  );
}
