import { formPageOf, type FormPage, type FormStepsEvent, reduceFormSteps } from "@noren/domain/form-steps";
import { credentialsOf } from "@noren/domain/session";
import { paths } from "@noren/contract/paths";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { contactStorage, type ContactDraft, type ContactProgress, NO_CONTACT } from "../storage/contact-storage.ts";
import { useAppSelector } from "../state/hooks.ts";
import { useIsMember } from "../state/use-is-member.ts";
import { useStorageOf } from "../state/use-shop-storage.ts";
import { useStored } from "../state/use-stored.ts";

export interface ContactSteps extends Pick<ContactProgress, "steps" | "inquiryKey"> {
  /** False on the server, during hydration and until the session is known. */
  isKnown: boolean;
  /** Applies events of the form, and keeps the number of a sent inquiry. */
  change: (events: readonly FormStepsEvent<ContactDraft>[], inquiryKey?: string) => void;
}

/** [contact.steps] The inquiry of this tab. It survives a reload. */
export function useContactSteps(): ContactSteps {
  const storage = useStorageOf(contactStorage);
  const stored = useStored(storage);
  const isMember = useIsMember();
  const memberId = useAppSelector(({ session }) => credentialsOf(session)?.user_id ?? null);
  const isOthers = typeof stored?.memberId === "number" && stored.memberId !== memberId;
  const { steps, inquiryKey } = (isOthers ? null : stored) ?? NO_CONTACT;
  return {
    steps,
    inquiryKey,
    isKnown: stored !== undefined && isMember !== null,
    change: (events, key) => {
      const before = (isOthers ? null : storage.read()?.steps) ?? NO_CONTACT.steps;
      const next = events.reduce((now, event) => reduceFormSteps(now, event), before);
      storage.write({ steps: next, memberId, inquiryKey: key ?? null });
    },
  };
}

const PAGES: Record<FormPage, string> = {
  form: paths.contact(),
  confirm: paths.contactConfirm(),
  complete: paths.contactComplete(),
};

/** Leads from a step that does not fit the inquiry to the one that does. Returns whether the step fits. */
export function useFittingStep({ isKnown, steps }: ContactSteps, page: Exclude<FormPage, "form">): boolean {
  const navigate = useNavigate();
  const fitting = formPageOf(steps);
  const isFitting = fitting === page;
  useEffect(() => {
    if (isKnown && !isFitting) void navigate(PAGES[fitting], { replace: true });
  }, [isKnown, isFitting, fitting, navigate]);
  return isKnown && isFitting;
}
