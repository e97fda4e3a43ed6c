import { calls } from "@noren/contract";
import { secondsInHour } from "date-fns/constants";
import { countAttempt, type Limit } from "../account/attempts.ts";
import { clientAddress } from "../account/client-address.ts";
import { rateLimited } from "../account/login.ts";
import { type Route, serve } from "../http/serve.ts";
import { cleanPicture } from "./clean-picture.ts";
import { keepFile } from "./stored-file.ts";
import { daysAfter } from "../time/japan-time.ts";

const UPLOAD_FROM_ADDRESS: Limit = { scope: "upload-address", most: 100, seconds: secondsInHour };

export const uploadRoutes: readonly Route[] = [
  serve(calls.uploadFile, async ({ db, files, channel, body, file, now, http }) => {
    const createdAt = now();
    if (!(await countAttempt(db, UPLOAD_FROM_ADDRESS, clientAddress(http), createdAt))) throw rateLimited();
    const bytes = await cleanPicture(file);
    const expiresAt = daysAfter(createdAt, 1);
    const { name, type } = file;
    const kept = await keepFile(db, files, {
      channelId: channel.id,
      dir: body.dir,
      name,
      type,
      bytes,
      createdAt,
      expiresAt,
    });
    return { key: kept.key, name, type, size: kept.size, expires_at: expiresAt.toISOString() };
  }),
];
