import { calls } from "@noren/contract";
import { daysAfter } from "../time/japan-time.ts";
import { type Route, serve } from "../context/serve.ts";
import { cleanPicture } from "../files/clean-picture.ts";
import { storeFile } from "../files/stored-file.ts";

export const uploadRoutes: readonly Route[] = [
  serve(calls.uploadFile, async ({ db, files, channel, body, file, now }) => {
    const createdAt = now();
    const bytes = await cleanPicture(file);
    const expiresAt = daysAfter(createdAt, 1);
    const { name, type } = file;
    const stored = await storeFile(db, files, {
      channelId: channel.id,
      dir: body.dir,
      name,
      type,
      bytes,
      createdAt,
      expiresAt,
    });
    return { key: stored.key, name, type, size: stored.size, expires_at: expiresAt.toISOString() };
  }),
];
