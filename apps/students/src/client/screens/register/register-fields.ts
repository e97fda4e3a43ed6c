/** [valid.client-form] The schools' lists have names in full width. */
export { clientRegistrationFields as registrationFields } from "@noren/validation/fields/user";
