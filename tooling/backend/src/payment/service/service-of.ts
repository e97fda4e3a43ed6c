import { type PaymentService, type PaymentServices, ServiceUnreachable } from "./payment-service.ts";

/** @throws ServiceUnreachable if this process has no such service */
export function serviceOf({ services }: { services: PaymentServices }, code: string): PaymentService {
  const service = services.get(code);
  if (!service) throw new ServiceUnreachable(`There is no payment service ${code} in this process`);
  return service;
}
