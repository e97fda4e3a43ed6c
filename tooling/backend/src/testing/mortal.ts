import type { Till } from "../payment/till.ts";

/**
 * A till in the hands of a process that is killed at its `life`-th step: from then on nothing it does reaches database or
 * service. Each call counts before it is made and, where it leaves something behind, after it was done but before anybody
 * has heard of it.
 */
export function mortal<T extends Till>(till: T, life: number): { till: T; isKilled(): boolean } {
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps >= life) throw new Error("killed");
  };
  const db = new Proxy(till.db, {
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
    [...till.services].map(([code, service]) => {
      const dying = new Proxy(service, {
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
      return [code, dying] as const;
    }),
  );
  return { till: { ...till, db, services }, isKilled: () => steps >= life };
}
