import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type GenerateKeyPairResult, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";

/** An OpenID Connect provider on localhost. */
export interface TestProvider {
  issuer: string;
  client: { id: string; secret: string };
  /** Simulates consent at an authorization URL of the shop; returns the parameters of the redirect back. */
  consent(url: string, user: JWTPayload): { code: string; state: string; redirectUri: string };
  /** Claims that override those of the next id tokens. */
  claims: JWTPayload;
  /** The algorithm of the next id tokens; "HS256" signs with the client's secret, "none" does not sign, others with the key of that `kid`. */
  algorithm: string;
  /** Signs with this key instead of the right one. */
  forgedKey: Uint8Array | CryptoKey | undefined;
  /** Replaces the key of the current algorithm; returns the former private key. */
  rotateKeys(): Promise<CryptoKey>;
  /** The answer of userinfo. */
  userinfo: JWTPayload;
  /** The HTTP status of answers of the token endpoint. */
  status: number;
  close(): Promise<void>;
}

export async function openTestProvider(): Promise<TestProvider> {
  const pairs = new Map<string, Promise<GenerateKeyPairResult>>();
  const pairFor = (algorithm: string) => {
    const pair = pairs.get(algorithm) ?? generateKeyPair(algorithm, { extractable: true });
    pairs.set(algorithm, pair);
    return pair;
  };
  const jwks = () =>
    Promise.all(
      [...pairs].map(async ([kid, pair]) => ({ ...(await exportJWK((await pair).publicKey)), kid, use: "sig" })),
    );
  const grants = new Map<string, { user: JWTPayload; query: URLSearchParams }>();
  const client = { id: "noren", secret: "a-secret-of-the-client-that-is-long" };

  async function idToken(body: URLSearchParams): Promise<string | null> {
    const code = body.get("code") ?? "";
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash("sha256")
      .update(body.get("code_verifier") ?? "")
      .digest("base64url");
    const isValid =
      grant &&
      body.get("client_id") === client.id &&
      body.get("client_secret") === client.secret &&
      body.get("redirect_uri") === grant.query.get("redirect_uri") &&
      grant.query.get("code_challenge_method") === "S256" &&
      grant.query.get("code_challenge") === challenge;
    if (!isValid) return null;
    const claims = {
      iss: provider.issuer,
      aud: client.id,
      nonce: grant.query.get("nonce"),
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 300,
      ...grant.user,
      ...provider.claims,
    };
    const { algorithm: alg, forgedKey } = provider;
    if (alg === "none") return new UnsecuredJWT(claims).encode();
    const secret = new TextEncoder().encode(client.secret);
    const key = forgedKey ?? (alg === "HS256" ? secret : (await pairFor(alg)).privateKey);
    return new SignJWT(claims).setProtectedHeader({ alg, kid: alg }).sign(key);
  }

  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json");
    void (async () => {
      if (request.url === "/userinfo") {
        if (request.headers.authorization !== "Bearer x") response.statusCode = 401;
        return response.end(JSON.stringify(provider.userinfo));
      }
      if (request.url === "/jwks") return response.end(JSON.stringify({ keys: await jwks() }));
      const token = await idToken(new URLSearchParams(await textOf(request)));
      response.statusCode = token === null ? 400 : provider.status;
      return response.end(JSON.stringify({ access_token: "x", token_type: "Bearer", id_token: token }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const provider: TestProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    client,
    claims: {},
    userinfo: {},
    algorithm: "RS256",
    forgedKey: undefined,
    status: 200,
    rotateKeys: async () => {
      const { privateKey } = await pairFor(provider.algorithm);
      pairs.delete(provider.algorithm);
      await pairFor(provider.algorithm);
      return privateKey;
    },
    consent: (url, user) => {
      const query = new URL(url).searchParams;
      const code = randomUUID();
      grants.set(code, { user, query });
      return { code, state: query.get("state") ?? "", redirectUri: query.get("redirect_uri") ?? "" };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return provider;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
