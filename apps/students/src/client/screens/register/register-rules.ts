/** [valid.client-form] The schools' lists have names in full width. */
export { clientRegisterSchema as registrationRules } from "@noren/validation/forms/client-register.schema";
