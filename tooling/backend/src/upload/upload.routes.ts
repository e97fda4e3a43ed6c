import { calls } from "@noren/contract";
import { secondsInHour } from "date-fns/constants";
import { daysAfter } from "../time/japan-time.ts";
import { countAttempt, type Limit } from "../rate-limit/attempts.ts";
import { rateLimited } from "../rate-limit/rate-limited.ts";
import { type Route, serve } from "../context/serve.ts";
import { cleanPicture } from "../files/clean-picture.ts";
import { storeFile } from "../files/stored-file.ts";

const UPLOAD_FROM_IP: Limit = { scope: "upload-address", max: 100, seconds: secondsInHour };

export const uploadRoutes: readonly Route[] = [
  serve(calls.uploadFile, async ({ db, files, channel, body, file, now, ip }) => {
    const createdAt = now();
    if (!(await countAttempt(db, UPLOAD_FROM_IP, ip, createdAt))) throw rateLimited();
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
