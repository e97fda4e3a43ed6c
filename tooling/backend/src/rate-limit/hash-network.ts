import { createHmac } from "node:crypto";
import { customerNetworkOf } from "../http/client-network.ts";

/** A network, or the /48 of an IPv6 one, as a keyed hash, so that the database does not reveal it. */
export const hashNetwork = (secret: string, network: string): Buffer =>
  createHmac("sha256", `network:${secret}`).update(customerNetworkOf(network)).digest();
