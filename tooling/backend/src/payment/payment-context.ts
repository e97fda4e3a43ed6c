import type { Db } from "../db/pool.ts";
import { type PaymentService, type PaymentServices, ServiceUnreachable } from "./service/payment-service.ts";

/** What payments are moved with, in a request as in the background. */
export interface PaymentContext {
  db: Db;
  services: PaymentServices;
  now(): Date;
  /** Signs what the links of an order carry. */
  secret: string;
}

/** @throws ServiceUnreachable where this process was told of no such service */
export function serviceOf({ services }: Pick<PaymentContext, "services">, code: string): PaymentService {
  const service = services.get(code);
  if (!service) throw new ServiceUnreachable(`There is no payment service ${code} in this process`);
  return service;
}
