import type { PaymentContext } from "../context/request-context.ts";

/**
 * Simulates a process that is killed at a step: from the `killStep`-th step on, the context reaches neither database nor
 * service. Each call counts once before it is made and, if it writes, once after it returns.
 */
export function killAfter<T extends PaymentContext>(context: T, killStep: number): { context: T; isKilled(): boolean } {
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps >= killStep) throw new Error("killed");
  };
  const db = new Proxy(context.db, {
    get(target, name) {
      if (name === "transaction") {
        return async (...args: Parameters<typeof target.transaction>) => {
          step();
          const done = await target.transaction(...args);
          step();
          return done;
        };
      }
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        step();
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
  const services = new Map(
    [...context.services].map(([code, service]) => {
      const killable = new Proxy(service, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== "function") return value;
          return async (...args: unknown[]) => {
            step();
            const done = (await Reflect.apply(value, target, args)) as unknown;
            step();
            return done;
          };
        },
      });
      return [code, killable] as const;
    }),
  );
  return { context: { ...context, db, services }, isKilled: () => steps >= killStep };
}
