import { paths } from "@noren/contract/paths";
import { homeOf } from "@noren/domain/return-path";
import type { ContactCompleteProps } from "#ui/screens/contact-complete/contact-complete.props";
import { useContactSteps, useFittingStep } from "../../inquiry/use-contact-steps.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";

/** [contact.steps] The end of an inquiry. Without a sent one it leads to the form. */
export function useContactCompleteModel(): ContactCompleteProps {
  const contact = useContactSteps();
  const isFitting = useFittingStep(contact, "complete");
  const isMember = useIsMember() === true;
  return {
    inquiryKey: isFitting ? contact.inquiryKey : null,
    messages: usePageMessages("contact-complete"),
    homePath: homeOf(isMember),
    historyPath: isMember ? paths.inquiryHistory() : null,
  };
}
