import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from "jose";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ScoreMessage } from "../../src/server/db/integration-shapes";
import { afterTheFile } from "./leftovers";

const lti = "https://purl.imsglobal.org/spec/lti/claim/";
const ags = "https://purl.imsglobal.org/spec/lti-ags/";
const nrps = "https://purl.imsglobal.org/spec/lti-nrps/";

export const allScopes = [
  `${ags}scope/lineitem`,
  `${ags}scope/lineitem.readonly`,
  `${ags}scope/result.readonly`,
  `${ags}scope/score`,
] as const;

/** A score as the platform got it. */
export interface TakenScore extends ScoreMessage {
  readonly lineItem: string;
}

/** A request that the platform was sent. */
export interface PlatformRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** What the platform answers; a body that is no text is sent as JSON. */
export interface PlatformReply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Takes the message and breaks off without an answer. */
  readonly isLost?: boolean;
  /** Never answers, and never breaks off. */
  readonly isSilent?: boolean;
}

/** What a platform may do wrong: a reply instead of its own, before or after it did its work. */
export interface Misbehaviour {
  readonly before?: (request: PlatformRequest) => PlatformReply | undefined;
  readonly after?: (request: PlatformRequest) => PlatformReply | undefined;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
};

export interface PlatformKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: JWK;
}

export async function newPlatformKey(kid: string): Promise<PlatformKey> {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
  return { kid, privateKey, publicKey: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" } };
}

/** What a platform answers without a token of its own. */
const openPaths: ReadonlySet<string> = new Set(["/jwks", "/token", "/openid-configuration", "/register"]);

/** Unix seconds. */
const seconds = (ms: number): number => Math.floor(ms / 1000);

/**
 * A learning platform on this machine: key set, token endpoint, line items with scores and results, members by pages.
 * `now` is its clock. It refuses a score whose time is not later than the last one of the person, as the standard says.
 */
export async function ltiPlatform(now: () => number) {
  const keys = [await newPlatformKey("platform-1")];
  const requests: PlatformRequest[] = [];
  const scores: TakenScore[] = [];
  const tokens = new Map<string, { readonly scope: string; isRevoked: boolean }>();
  const platform = {
    clientId: "invigil-client",
    deploymentId: "deployment-1",
    keys,
    /** The keys that its key set shows; empty: an empty set. */
    shownKeys: keys.map(({ publicKey }) => publicKey),
    requests,
    scores,
    tokens,
    misbehaves: {} as Misbehaviour,
    /** Pages that a browser opens, by method and path. */
    pages: {} as Record<string, (request: PlatformRequest) => Promise<PlatformReply>>,
    lineItem: "/course/items/7?type=quiz",
    /** The status by which it answers a score of a time that is not later. */
    repeatedStatus: 409,
    members: [] as Record<string, unknown>[],
    pageSize: 2,
    tokenSeconds: 3_600,
    /** What it says in its configuration besides its own, and in its answer to a registration. */
    configured: {} as Readonly<Record<string, unknown>>,
    registered: {
      client_id: "registered-1",
      "https://purl.imsglobal.org/spec/lti-tool-configuration": { deployment_id: "deployment-9" },
    } as Readonly<Record<string, unknown>>,
    issuer: "",
    at: (path: string): string => `${platform.issuer}${path}`,
    asked: (path: string): number => requests.filter((one) => one.path === path).length,
    registration: () => ({
      name: "School platform",
      issuer: platform.issuer,
      client_id: platform.clientId,
      deployment_ids: [platform.deploymentId],
      auth_url: platform.at("/auth"),
      token_url: platform.at("/token"),
      jwks_url: platform.at("/jwks"),
    }),
    /** Claims of a message in answer to a login. */
    claims: (nonce: string, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
      iss: platform.issuer,
      aud: platform.clientId,
      sub: "person-1",
      iat: seconds(now()),
      exp: seconds(now()) + 300,
      nonce,
      name: "Mia Wang",
      [`${lti}version`]: "1.3.0",
      [`${lti}message_type`]: "LtiResourceLinkRequest",
      [`${lti}deployment_id`]: platform.deploymentId,
      [`${lti}roles`]: ["http://purl.imsglobal.org/vocab/lis/v2/membership#Learner"],
      [`${lti}target_link_uri`]: "http://localhost/lti/launch",
      [`${lti}resource_link`]: { id: "link-1", title: "Unit 1" },
      [`${lti}context`]: { id: "course-1", title: "Mathematics 5b" },
      [`${ags}claim/endpoint`]: {
        scope: allScopes,
        lineitems: platform.at("/course/items"),
        lineitem: platform.at(platform.lineItem),
      },
      [`${nrps}claim/namesroleservice`]: {
        context_memberships_url: platform.at("/course/members"),
        service_versions: ["2.0"],
      },
      ...more,
    }),
    sign: (claims: Readonly<Record<string, unknown>>, header: Readonly<Record<string, unknown>> = {}, key = keys[0]) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256", kid: key?.kid ?? "", ...header })
        .sign(key?.privateKey as CryptoKey),
  };

  const newest = (userId: string): TakenScore | undefined => scores.filter((one) => one.userId === userId).at(-1);

  const routes: Readonly<Record<string, (request: PlatformRequest) => PlatformReply>> = {
    "GET /jwks": () => ({ body: { keys: platform.shownKeys } }),
    "GET /openid-configuration": () => ({
      body: {
        issuer: platform.issuer,
        authorization_endpoint: platform.at("/auth"),
        token_endpoint: platform.at("/token"),
        jwks_uri: platform.at("/jwks"),
        registration_endpoint: platform.at("/register"),
        scopes_supported: allScopes,
        id_token_signing_alg_values_supported: ["RS256"],
        token_endpoint_auth_methods_supported: ["private_key_jwt"],
        "https://purl.imsglobal.org/spec/lti-platform-configuration": {
          product_family_code: "school",
          messages_supported: [
            { type: "LtiResourceLinkRequest" },
            { type: "LtiDeepLinkingRequest", placements: ["ContentArea", "global_navigation"] },
          ],
        },
        ...platform.configured,
      },
    }),
    "POST /register": () => ({ status: 201, body: platform.registered }),
    "POST /token": ({ body }) => {
      const scope = new URLSearchParams(body).get("scope") ?? "";
      const token = `token-${tokens.size + 1}`;
      tokens.set(token, { scope, isRevoked: false });
      return { body: { access_token: token, token_type: "Bearer", expires_in: platform.tokenSeconds, scope } };
    },
    "GET /course/items": () => ({
      body: [{ id: platform.at(platform.lineItem), label: "Unit 1", scoreMaximum: 10, resourceLinkId: "link-1" }],
    }),
    "GET /course/members": ({ query }) => {
      const from = Number(query.get("from") ?? 0);
      const members = platform.members.slice(from, from + platform.pageSize);
      const next = from + platform.pageSize;
      const link = `<${platform.at(`/course/members?from=${next}`)}>; rel="next"`;
      return {
        body: { id: platform.at("/course/members"), context: { id: "course-1" }, members },
        headers: next < platform.members.length ? { link } : {},
      };
    },
  };
  const itemPath = (): string => new URL(platform.at(platform.lineItem)).pathname;

  const takeScore = ({ path, query, body }: PlatformRequest): PlatformReply => {
    const score = JSON.parse(body) as Omit<TakenScore, "lineItem">;
    const before = newest(score.userId);
    if (before !== undefined && before.timestamp >= score.timestamp)
      return { status: platform.repeatedStatus, body: { error: "there is a score of this time" } };
    scores.push({ ...score, lineItem: `${path.replace(/\/scores$/, "")}?${query.toString()}` });
    return { status: 200, body: {} };
  };

  const answer = (request: PlatformRequest): PlatformReply => {
    const { method, path, query, headers } = request;
    const known = routes[`${method} ${path}`];
    if (!openPaths.has(path)) {
      const token = tokens.get(headers.authorization?.replace(/^Bearer /, "") ?? "");
      if (token === undefined || token.isRevoked) return { status: 401, body: { error: "token" } };
    }
    if (known !== undefined) return known(request);
    if (method === "POST" && path === `${itemPath()}/scores`) return takeScore(request);
    if (method === "GET" && path === `${itemPath()}/results`) {
      const userId = query.get("user_id") ?? "";
      const last = newest(userId);
      const isScored = last?.scoreGiven !== undefined;
      const result = { id: "1", userId, resultScore: last?.scoreGiven, resultMaximum: last?.scoreMaximum };
      return { body: isScored ? [result] : [] };
    }
    return { status: 404, body: { error: "nothing here" } };
  };

  const send = (
    reply: ServerResponse,
    { status = 200, body = {}, headers = {}, isLost = false, isSilent = false }: PlatformReply,
  ): void => {
    if (isSilent) return;
    if (isLost) return void reply.socket?.destroy();
    reply.writeHead(status, { "content-type": "application/json", ...headers });
    reply.end(typeof body === "string" ? body : JSON.stringify(body));
  };

  const server = createServer((incoming, reply) => {
    void bodyOf(incoming).then((body) => {
      const url = new URL(incoming.url ?? "/", platform.issuer);
      const request: PlatformRequest = {
        method: incoming.method ?? "GET",
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers,
        body,
      };
      requests.push(request);
      const instead = platform.misbehaves.before?.(request);
      if (instead !== undefined) return send(reply, instead);
      const page = platform.pages[`${request.method} ${request.path}`];
      if (page !== undefined) return void page(request).then((made) => send(reply, made));
      const own = answer(request);
      return send(reply, platform.misbehaves.after?.(request) ?? own);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  platform.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterTheFile(async () => {
    server.closeAllConnections();
    server.close();
  });
  return platform;
}
export type LtiPlatform = Awaited<ReturnType<typeof ltiPlatform>>;

/** The names of LTI's claims. */
export const claim = (name: string): string => `${lti}${name}`;
export const deepLinkingClaim = (name: string): string => `https://purl.imsglobal.org/spec/lti-dl/claim/${name}`;

export const instructorRoles = ["http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor"];
