import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from "jose";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

const lti = "https://purl.imsglobal.org/spec/lti/claim/";
const ags = "https://purl.imsglobal.org/spec/lti-ags/";

/** A learning platform on this machine that takes every score. */
export interface BenchPlatform {
  readonly issuer: string;
  readonly clientId: string;
  readonly deploymentId: string;
  readonly linkId: string;
  readonly lineItem: string;
  readonly scopes: readonly string[];
  readonly key: JWK;
  /** How many scores it has taken. */
  readonly taken: () => number;
  /** The token of a launch of a learner. */
  readonly tokenOf: (subject: string, nonce: string, target: string) => Promise<string>;
  readonly close: () => void;
}

const kid = "bench-1";
const secondsOfLaunch = 3_600;

async function readAll(request: IncomingMessage): Promise<void> {
  for await (const _ of request as AsyncIterable<Buffer>);
}

export async function openBenchPlatform(): Promise<BenchPlatform> {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
  const key: JWK = { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" };
  let taken = 0;
  const server = createServer((request, reply) => {
    void readAll(request).then(() => {
      const isToken = request.url === "/token";
      if (!isToken) taken += 1;
      const body = isToken ? { access_token: "token", token_type: "Bearer", expires_in: secondsOfLaunch } : {};
      reply.writeHead(200, { "content-type": "application/json" });
      reply.end(JSON.stringify(body));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, deploymentId, linkId] = ["bench-client", "bench-deployment", "bench-link"];
  const lineItem = `${issuer}/course/items/7`;
  const scopes = [`${ags}scope/score`, `${ags}scope/result.readonly`];
  return {
    issuer,
    clientId,
    deploymentId,
    linkId,
    lineItem,
    scopes,
    key,
    taken: () => taken,
    tokenOf: (subject, nonce, target) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({
        iss: issuer,
        aud: clientId,
        sub: subject,
        iat: now,
        exp: now + secondsOfLaunch,
        nonce,
        name: "Mia Wang",
        given_name: "Mia",
        family_name: "Wang",
        email: "mia@school.example",
        [`${lti}version`]: "1.3.0",
        [`${lti}message_type`]: "LtiResourceLinkRequest",
        [`${lti}deployment_id`]: deploymentId,
        [`${lti}roles`]: ["http://purl.imsglobal.org/vocab/lis/v2/membership#Learner"],
        [`${lti}target_link_uri`]: target,
        [`${lti}resource_link`]: { id: linkId, title: "Unit 1" },
        [`${lti}context`]: { id: "course-1", title: "Mathematics 5b" },
        [`${ags}claim/endpoint`]: { scope: scopes, lineitem: lineItem },
      })
        .setProtectedHeader({ alg: "RS256", kid })
        .sign(privateKey as CryptoKey);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
