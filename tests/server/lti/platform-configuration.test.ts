import { expect, it } from "vitest";
import { readConfiguration } from "../../../src/server/use-cases/lti/platform-configuration";
import { RegistrationRefusal } from "../../../src/server/use-cases/lti/registration-refusal";

it.each([
  ["https://canvas.instructure.com", "https://sso.canvaslms.com", true],
  ["https://canvas.beta.instructure.com", "https://sso.beta.canvaslms.com", true],
  ["https://canvas.beta.instructure.com", "https://sso.canvaslms.com", false],
  ["https://canvas.instructure.com", "https://sso.canvaslms.com.evil.example", false],
  ["https://school.example", "https://sso.canvaslms.com", false],
])("believes that %s is described at %s: %s", async (issuer, host, isBelieved) => {
  const configuration = {
    issuer,
    authorization_endpoint: `${host}/api/lti/authorize_redirect`,
    token_endpoint: `${host}/login/oauth2/token`,
    jwks_uri: `${host}/api/lti/security/jwks`,
    registration_endpoint: `${host}/api/lti/registrations`,
  };
  const outgoing = async (url: string) => ({ status: 200, headers: {}, text: JSON.stringify(configuration), url });
  const read = readConfiguration({ outgoing }, `${host}/api/lti/security/openid-configuration`, "token");
  const reason = await read.then(
    (found) => found.issuer,
    (error: unknown) => (error instanceof RegistrationRefusal ? error.reason : error),
  );
  expect(reason).toBe(isBelieved ? issuer : "configurationElsewhere");
});
