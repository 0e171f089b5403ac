import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

export interface OpenIdSite {
  readonly issuer: string;
  /** The settings of this provider for our site. */
  readonly settings: { name: string; issuer: string; client_id: string; client_secret: string; scope: string };
  /** Breaks off every connection from now on. Its port stays taken: a freed one may soon be another server's. */
  readonly fallSilent: () => void;
}

const client = { client_id: "invigil", client_secret: "a-secret-of-thirty-two-characters" } as const;

const close = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
};

/**
 * A real OpenID provider on this machine, which signs in any person who enters a name on its page (`login`; any
 * password) and asks for their agreement. `redirectUri` is where its one client may have people sent back to. It
 * returns names at its userinfo endpoint, as in the standard; `namesInToken`: in the ID token as well.
 */
export async function openIdProvider(redirectUri: string, namesInToken = false): Promise<OpenIdSite> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { default: Provider } = await import("oidc-provider");
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectUri], grant_types: ["authorization_code"] }],
    conformIdTokenClaims: !namesInToken,
    claims: { openid: ["sub"], profile: ["name"] },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, name: `${sub.slice(0, 1).toUpperCase()}${sub.slice(1)} Wang` }),
    }),
    cookies: { keys: ["cookies-of-a-test"] },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
  });
  server.on("request", provider.callback());
  afterAll(() => close(server));
  return {
    issuer,
    settings: { name: "School ID", issuer, ...client, scope: "openid profile" },
    fallSilent: () => {
      server.on("connection", (socket) => socket.destroy());
      server.closeAllConnections();
    },
  };
}

/** Goes through the provider's pages as a browser would; answers the address that it sends the person back to. */
export async function passProvider(address: string, redirectUri: string, name: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = { url: address, body: null as string | null };
  for (let step = 0; step < 12; step += 1) {
    if (next.url.startsWith(redirectUri)) return new URL(next.url);
    const reply = await fetch(next.url, {
      redirect: "manual",
      headers: {
        cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join("; "),
        ...(next.body === null ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      },
      ...(next.body === null ? {} : { method: "POST", body: next.body }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [key = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
      if (value === "") cookies.delete(key);
      else cookies.set(key, value);
    }
    const location = reply.headers.get("location");
    if (location !== null) next = { url: new URL(location, next.url).href, body: null };
    else {
      const page = await reply.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
      if (prompt === undefined || action === undefined) throw new Error(`the provider said ${reply.status}: ${page}`);
      const fields = prompt === "login" ? { prompt, login: name, password: "any" } : { prompt };
      next = { url: new URL(action, next.url).href, body: new URLSearchParams(fields).toString() };
    }
  }
  throw new Error("the provider sends people in circles");
}
