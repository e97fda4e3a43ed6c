/** The outside services of the shop to log in or to register with. */
export interface LoginServicesProps {
  services: readonly { type: string; name: string; isBusy: boolean; onChosen: () => void }[];
  /** Why a service could not be opened, as text for the shopper. */
  errorText: string | null;
}
