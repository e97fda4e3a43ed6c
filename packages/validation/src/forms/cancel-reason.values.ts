export interface CancelReasonValues {
  cancel_reason: string;
}

export const emptyCancelReason: CancelReasonValues = { cancel_reason: "" };
