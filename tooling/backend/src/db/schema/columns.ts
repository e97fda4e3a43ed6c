import { customType, integer, timestamp } from "drizzle-orm/pg-core";

/** A row's own number, which the database gives. */
export const id = integer().primaryKey().generatedAlwaysAsIdentity();

/** A point in time. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A hash. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
