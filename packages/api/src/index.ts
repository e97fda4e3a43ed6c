export { api } from "./api.ts";
export { isMembersOwn } from "./build-query.ts";
export type { Limited, Paged } from "./answers.ts";
export { guest, type ApiPort, type AuthPort } from "./port.ts";
export { singleFlight } from "./single-flight.ts";
