import { calls } from "@noren/contract";
import { addDaysInJapan } from "../time/japan-time.ts";
import { type Route, serve } from "../context/serve.ts";
import { cleanPicture } from "../files/clean-picture.ts";
import { storeFile } from "../files/stored-file.ts";
import { hashNetwork } from "../rate-limit/hash-network.ts";
import { limitStoredBytes } from "./limit-stored-bytes.ts";

export const uploadRoutes: readonly Route[] = [
  serve(calls.uploadFile, async ({ body, file, ...context }) => {
    const { db, files, channel, now, secret, ip } = context;
    const createdAt = now();
    const bytes = await cleanPicture(file);
    await limitStoredBytes(context, body.dir, bytes.byteLength);
    const expiresAt = addDaysInJapan(createdAt, 1);
    const { name, type } = file;
    const stored = await storeFile(db, files, {
      channelId: channel.id,
      dir: body.dir,
      name,
      type,
      bytes,
      createdAt,
      expiresAt,
      networkHash: hashNetwork(secret, ip),
    });
    return { key: stored.key, name, type, size: stored.size, expires_at: expiresAt.toISOString() };
  }),
];
