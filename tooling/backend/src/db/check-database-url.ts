import { StartError } from "../process/start-error.ts";

/** `pg` accepts any string as a URL: "hello" becomes the host "base". @throws StartError that does not repeat the URL */
export function checkDatabaseUrl(url: string): void {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    throw new StartError(
      "DATABASE_URL is not the URL of a PostgreSQL database: it looks like postgresql://USER:PASSWORD@HOST:5432/DATABASE.",
    );
}
