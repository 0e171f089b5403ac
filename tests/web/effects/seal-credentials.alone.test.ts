// @vitest-environment node
import { generateKeyPairSync } from "node:crypto";
import { createRequire } from "node:module";
import { expect, it, vi } from "vitest";
import { createLoginKey } from "../../../src/server/http/login-key";
import { sealCredentials } from "../../../src/web/effects/seal-credentials";

// the library's ES modules name each other without extensions, which only bundlers understand
vi.mock("jsencrypt", () => ({ JSEncrypt: createRequire(import.meta.url)("jsencrypt") as unknown }));

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 1024 });
const key = createLoginKey(String(privateKey.export({ type: "pkcs8", format: "pem" })), async () => true);

it.each([
  ["short", { username: "ann", password: "secret-1" }],
  ["of several blocks", { username: "ann", password: "s".repeat(256) }],
  ["in other letters", { username: "李华", password: "密码🔑".repeat(20) }],
])("the server opens credentials that the page has sealed: %s", async (_, credentials) => {
  const sealed = await sealCredentials(key.publicKey, credentials);
  expect([
    Buffer.from(sealed, "base64").length % 128,
    sealed.includes("ann"),
    await key.credentialsOf({ sealed }),
  ]).toEqual([0, false, credentials]);
});

it("encrypts differently each time", async () => {
  const credentials = { username: "ann", password: "secret-1" };
  expect(await sealCredentials(key.publicKey, credentials)).not.toBe(await sealCredentials(key.publicKey, credentials));
});
