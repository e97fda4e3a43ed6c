export interface PendingPaymentProps {
  /** The payment service's page. */
  url: string;
  /** Until when the payment waits, ISO 8601. */
  expiresAt: string;
}
