import { type Call, calls } from "@noren/contract";
import type { Context as Http } from "hono";
import { withActors } from "../process/current-actors.ts";
import { PAGES_NETWORK, withNetwork } from "../process/current-network.ts";
import { createLockPause } from "../db/lock-pause.ts";
import type { Db } from "../db/pool.ts";
import { log } from "../process/log.ts";
import { answerFault, refusalFault } from "../http/answer-check.ts";
import { customerNetworkOf, readClientNetwork } from "../http/client-network.ts";
import { cookiesFor } from "../http/cookies.ts";
import { ApiError } from "../http/api-error.ts";
import { readJson } from "../http/body.ts";
import { FileAnswer, sendFile } from "../http/file-answer.ts";
import { httpCopy, issueCopy } from "../http/http.copy.ts";
import { findActors } from "./find-actors.ts";
import { requireMemberForCatalogue, requireShopWithMembers } from "./members-only.ts";
import { requireSchoolKey, withoutPriceQuery, withoutPrices } from "./school-gate.ts";
import { mayReadReplica, readsPublicData } from "./replica-calls.ts";
import type { HandlerAnswer, StaleAnswers } from "./stale-answers.ts";
import { authenticate } from "./authenticate.ts";
import { readMultipart } from "../http/multipart.ts";
import type { AppOptions } from "./app-options.ts";
import type { App } from "../http/app.ts";
import { paginationOf, setPagination } from "../http/pagination.ts";
import { createMethodNotAllowedError, createValidationError } from "../http/problems.ts";
import type { RequestContext } from "../context/request-context.ts";
import type { Route } from "../context/serve.ts";
import { verifyRecaptcha } from "../recaptcha/recaptcha.ts";
import { findUnusableText } from "../http/find-unusable-text.ts";
import { check } from "../http/validate.ts";

/** Calls that a shop in maintenance answers; its maintenance page needs them. */
const OPEN_IN_MAINTENANCE = new Set(["/public.json", "/v1/settings/front"]);

/** GET calls that use a token up. HEAD, which programs send to look at a link, would use it up too. */
const WITHOUT_HEAD: ReadonlySet<Call> = new Set<Call>([calls.unlockAccount, calls.completeOauth]);

/**
 * GET calls that only the shop's own pages make. The pictures of another site's page would use up the limit of its visitor's
 * network.
 */
const FROM_OWN_PAGES: ReadonlySet<Call> = new Set<Call>([calls.redirectToOauth]);

/** Converts a contract's path to Hono's syntax. `{key}` is one segment; in `url{path}`, `{path}` matches the rest. */
export function toHonoPath(path: string): string {
  return path.replace(/([^/])\{(\w+)\}/g, "$1/:$2{.+}").replace(/\/\{(\w+)\}/g, "/:$1");
}

/** Registers a route: resolves channel and member, validates the input, verifies reCAPTCHA, calls the handler, answers. */
export function registerRoute(app: App, route: Route, options: AppOptions, stale: StaleAnswers): void {
  const { call } = route;
  const pause = createLockPause(() => options.now().getTime());
  const pauseKeys = createLockPause(() => options.now().getTime());
  const requestDb = readsPublicData(call) ? (options.browsingDb ?? options.db) : options.db;
  const handleRequest = async (http: Http, network: string) => {
    const channel = await options.findChannel(http.req.header("x-channel"));
    if (channel.isMaintenance && !OPEN_IN_MAINTENANCE.has(call.path)) {
      const until = channel.maintenanceUntil?.toISOString();
      const message = channel.maintenanceMessage ?? httpCopy.maintenance;
      return http.json({ message, code: "maintenance", ...(until && { until }) }, 503);
    }
    requireShopWithMembers(call, channel);
    const { memberId, sessionId } = await authenticate(http, call, channel, options);
    requireMemberForCatalogue(call, { channel, memberId });
    const cookies = cookiesFor(http);
    // Its own pause: a lock on the keys must not stop shops without a gate.
    const hidesPrices = await requireSchoolKey(
      call,
      { db: requestDb, channel, cookies, secret: options.secret },
      pauseKeys,
    );
    const received = await readInput(http, call);
    const query = hidesPrices ? withoutPriceQuery(received.query) : received.query;
    const input = {
      ...received,
      query,
      body: (await verifyRecaptcha(call, received.body, channel, options.recaptchas)) as never,
    };
    const headers: [string, string][] = [];
    const setHeader = (name: string, value: string) => void headers.push([name, value]);
    let isPersonal = false;
    const getCookie = (name: string) => {
      isPersonal = true;
      return cookies.get(name);
    };
    const context: Omit<RequestContext, "db"> = {
      files: options.files,
      images: options.images,
      services: options.services,
      identitySandbox: options.identitySandbox,
      secret: options.secret,
      now: () => options.now(),
      channel,
      memberId,
      sessionId,
      sessions: options.sessions,
      network,
      userAgent: http.req.header("user-agent") ?? "",
      cookies: { ...cookies, get: getCookie },
      setHeader,
      paginate: (page, total) => setPagination(setHeader, paginationOf(page, total)),
    };
    const handle = (source: Db) => route.handle({ ...input, ...context, db: source });
    const mayLag = mayReadReplica(call, memberId);
    const readAnswer = () => (options.readReplica && mayLag ? options.readReplica(handle) : handle(requestDb));
    const read = async () => ({
      answer: await withActors(await findActors(options.db, call, { ...input, memberId }), () =>
        readsPublicData(call) ? pause(readAnswer) : readAnswer(),
      ),
      headers,
      isPersonal,
    });
    const keyOfAnswer = JSON.stringify([channel.id, call.method, call.path, input.params, input.query]);
    // Every page needs the settings, and they are the same for all visitors.
    const handled = mayLag || call === calls.getSettings ? stale(keyOfAnswer, read) : read();
    const sent = await handled.catch((error: unknown) => {
      if (options.checkAnswers && error instanceof ApiError) requireContract(call, refusalFault(call, error));
      // An error has headers too, such as the limit of a list.
      setHeaders(http, headers);
      throw error;
    });
    setHeaders(http, sent.headers);
    const answer = hidesPrices ? withoutPrices(sent.answer) : sent.answer;
    if (options.checkAnswers) requireContract(call, answerFault(call, answer));
    http.header("cache-control", call.auth === "public" && call.method === "GET" ? "private, no-cache" : "no-store");
    if (answer instanceof FileAnswer) return sendFile(http, answer);
    return call.answer ? http.json(answer) : http.body(null, 204);
  };
  app.on(call.method, toHonoPath(call.path), (http) => {
    const isForAnySite = call.method === "GET" && !FROM_OWN_PAGES.has(call);
    if (!isForAnySite && isFromOtherSite(http)) throw new ApiError(403, "forbidden", httpCopy.otherSite);
    if (http.req.method === "HEAD" && WITHOUT_HEAD.has(call)) throw createMethodNotAllowedError(http, [call.method]);
    const network = readClientNetwork(http);
    // The storefront names the visitor of what it forwards, not of the pages that it renders.
    const isForPage = http.req.header("x-forwarded-for") === undefined;
    return withNetwork(isForPage ? PAGES_NETWORK : customerNetworkOf(network), () => handleRequest(http, network));
  });
}

/**
 * Whether a browser sends this for a page of another site or of another host of the domain. Its form would replace or clear the
 * cookies of this shop, without having any, in calls that have no JSON body.
 */
const isFromOtherSite = (http: Http) => /^(cross|same)-site$/.test(http.req.header("sec-fetch-site") ?? "");

function setHeaders(http: Http, headers: HandlerAnswer["headers"]): void {
  for (const [name, value] of headers) http.header(name, value);
}

function requireContract(call: Call, fault: string | undefined): void {
  if (fault === undefined) return;
  log("error", "the answer breaks the contract", { call: `${call.method} ${call.path}`, fault });
  throw new ApiError(500, "contract_broken", httpCopy.serverError);
}

async function readInput(http: Http, call: Call): Promise<Record<"params" | "query" | "body" | "file", never>> {
  const faults: [string, string[]][] = [];
  const read = (schema: Call["body"], value: unknown): never => {
    const checked = schema ? check(schema, value) : { ok: true as const, value: undefined };
    const unusable = checked.ok ? findUnusableText(checked.value) : undefined;
    if (!checked.ok) faults.push(...Object.entries(checked.errors));
    if (unusable !== undefined) faults.push([unusable, [issueCopy.unusableCharacter]]);
    return (checked.ok ? checked.value : undefined) as never;
  };
  const params = read(call.params, call.params && pathParams(http, call));
  const query = read(call.query, call.query && http.req.query());
  const multipart = call.upload && (await readMultipart(http, call.upload));
  const body = read(call.body, call.body && (multipart ? multipart.fields : await readJson(http)));
  if (faults.length > 0) throw createValidationError(Object.fromEntries(faults));
  return { params, query, body, file: multipart?.file as never };
}

function pathParams(http: Http, call: Call): Record<string, string> {
  const params: Record<string, string> = { ...http.req.param() };
  // Hono drops the slash at the start of the rest.
  for (const [, name = ""] of call.path.matchAll(/[^/]\{(\w+)\}/g)) params[name] = `/${params[name]}`;
  return params;
}
