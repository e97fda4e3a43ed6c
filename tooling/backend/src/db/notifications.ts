import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { log } from "../process/log.ts";

const RECONNECT_MS = 1_000;

export interface NotificationListener {
  /** Receives the payload of each `NOTIFY`. */
  onNotification(payload: string): void;
  /** Called when notifications begin to arrive and when they may be lost. */
  onConnected(isConnected: boolean): void;
}

/** Listens to a channel of PostgreSQL's notifications, on a connection of its own, which it opens again when it breaks. */
export function listenToNotifications(
  url: string,
  channel: string,
  { onNotification, onConnected }: NotificationListener,
): { close(): Promise<void> } {
  const closing = new AbortController();
  let client: pg.Client | undefined;

  async function listenOnce(): Promise<void> {
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      application_name: "noren-notifications",
    });
    const ended = new Promise<void>((resolve) => client?.once("end", resolve).on("error", () => resolve()));
    client.on("notification", ({ payload }) => onNotification(payload ?? ""));
    try {
      await client.connect();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      onConnected(true);
      await ended;
    } finally {
      onConnected(false);
      await client.end().catch(() => undefined);
    }
  }

  async function listen(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenOnce().catch((error: unknown) =>
        log("warn", "notifications are not available", { error: error instanceof Error ? error.message : "unknown" }),
      );
      await wait(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const listening = listen();
  return {
    close: async () => {
      closing.abort();
      await client?.end().catch(() => undefined);
      await listening;
    },
  };
}
