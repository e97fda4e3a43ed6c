import { Agent, get } from "node:http";

/** A URL that did not answer with a page or a file, and the page that links to it. */
export interface BrokenLink {
  path: string;
  status: number;
  from: string;
}

export interface Crawl {
  /** All requested paths. */
  visited: string[];
  broken: BrokenLink[];
}

interface Answer {
  status: number;
  type: string;
  location: string | undefined;
  text: string;
}

/** Requests at a time: as many as the server's processes and a few that wait. */
const CONCURRENCY = 4;
const LINK = /<(?:a|link|area|form)\b[^>]*?\s(?:href|action)="([^"]+)"|<loc>([^<]+)<\/loc>|<link>([^<]+)<\/link>/g;

const decode = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/**
 * Requests every page of a shop that links, feeds and sitemaps lead to, without running scripts.
 *
 * @param host the shop's host with the port, which `origin` answers for
 * @param starts paths from which the links are followed
 */
export async function crawl(origin: string, host: string, starts: readonly string[]): Promise<Crawl> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const from = new Map(starts.map((path) => [path, "the start"]));
  const queue = [...starts];
  const broken: BrokenLink[] = [];

  function add(href: string, page: string) {
    const url = URL.parse(decode(href), `http://${host}${page}`);
    if (url?.host !== host || url.protocol !== "http:") return;
    // Lists link to each combination of their filters, whose single filters are visited, and of products to compare; each
    // product links to its inquiry and to its reviews by stars.
    const { searchParams } = url;
    if (searchParams.size > 1 || ["product", "stars", "compare"].some((name) => searchParams.has(name))) return;
    const path = url.pathname + url.search;
    if (from.has(path)) return;
    from.set(path, page);
    queue.push(path);
  }

  async function visit(path: string) {
    const { status, type, location, text } = await request(agent, origin, host, path);
    if (location !== undefined) add(location, path);
    if (status >= 400) broken.push({ path, status, from: from.get(path) ?? "" });
    if (status !== 200 || !/html|xml/.test(type)) return;
    for (const [, href, loc, link] of text.matchAll(LINK)) add(href ?? loc ?? link ?? "", path);
  }

  async function work() {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path);
  }
  // A worker ends when the queue is empty, while others may still add to it.
  while (queue.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, work));
  agent.destroy();
  return { visited: [...from.keys()], broken };
}

function request(agent: Agent, origin: string, host: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // The address, not the host: not every system resolves names below localhost.
    const { port } = new URL(origin);
    get({ agent, host: "127.0.0.1", port, path, headers: { host, accept: "text/html" } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers["content-type"] ?? "",
          location: answer.headers.location,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    }).on("error", reject);
  });
}
