import type { Configuration } from "openid-client";
import type { Logger } from "pino";
import { describeError } from "../db/failure";
import { CallRefusal } from "../support/refusal";
import type { ProviderSettings } from "./provider-settings";
import type { SocialProvider } from "./social-provider";

const timeoutSeconds = 10;
const serverFault = 500;

/** Error codes for missing answers: too late, or not valid OpenID Connect. */
const noAnswer: ReadonlySet<string> = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_PARSE_ERROR",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
]);

/** Whether the provider's answer decides against the sign-in, rather than the provider being unreachable. */
const isDecision = (error: unknown): boolean => {
  const { code, status = 0 } = error as { readonly code?: unknown; readonly status?: unknown };
  return typeof code === "string" && code.startsWith("OAUTH_") && !noAnswer.has(code) && Number(status) < serverFault;
};

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

/** The name among the claims of an ID token or of the userinfo endpoint; empty where there is none. */
const nicknameIn = (claims: Readonly<Record<string, unknown>>): string => {
  const [given, family] = [textOf(claims["given_name"]), textOf(claims["family_name"])];
  const names = [claims["nickname"], claims["name"], `${given} ${family}`, claims["preferred_username"]].map(textOf);
  return names.find((one) => one !== "") ?? "";
};

/** An OpenID Connect provider: discovered at the first use, used with state, nonce and PKCE. */
export function openIdProvider(settings: ProviderSettings, log: Pick<Logger, "warn">): SocialProvider {
  const { name, issuer, client_id: clientId, client_secret: secret, scope } = settings;
  let found: Promise<Configuration> | null = null;
  const discovered = async (): Promise<Configuration> => {
    const client = await import("openid-client");
    return client.discovery(new URL(issuer), clientId, secret, secret === undefined ? client.None() : undefined, {
      timeout: timeoutSeconds,
      // only an issuer on this machine may be configured without https
      execute: issuer.startsWith("http:") ? [client.allowInsecureRequests] : [],
    });
  };
  const unreachable = (error: unknown): CallRefusal => {
    log.warn({ provider: name, err: describeError(error) }, "a provider of sign-ins cannot be reached");
    return new CallRefusal("socialUnreachable");
  };
  const configuration = (): Promise<Configuration> =>
    (found ??= discovered().catch((error: unknown) => {
      found = null;
      throw unreachable(error);
    }));
  return {
    name,
    begin: async ({ redirectUri, state, nonce, verifier }) => {
      const config = await configuration();
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import("openid-client");
      return buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      }).href;
    },
    identify: async ({ redirectUri, state, nonce, verifier }, { code, iss }) => {
      const config = await configuration();
      const { authorizationCodeGrant, fetchUserInfo } = await import("openid-client");
      const address = new URL(redirectUri);
      for (const [key, value] of Object.entries({ code, state, iss }))
        if (value !== undefined) address.searchParams.set(key, value);
      try {
        const tokens = await authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) return null;
        // the claims of `profile` may come with the ID token; a strict provider returns them only from this endpoint
        const askNickname = async (): Promise<string> => {
          if (config.serverMetadata().userinfo_endpoint === undefined) return "";
          try {
            return nicknameIn(await fetchUserInfo(config, tokens.access_token, claims.sub));
          } catch (error) {
            log.warn({ provider: name, err: describeError(error) }, "a provider did not tell the name of a person");
            return "";
          }
        };
        return { subject: claims.sub, nickname: nicknameIn(claims), askNickname };
      } catch (error) {
        if (!isDecision(error)) throw unreachable(error);
        log.warn({ provider: name, err: describeError(error) }, "a provider did not confirm a sign-in");
        return null;
      }
    },
  };
}
