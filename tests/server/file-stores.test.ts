import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../src/server/configuration/config";
import { createFileStore } from "../../src/server/configuration/create-file-store";
import type { FileStore } from "../../src/server/files/file-store";
import { s3Bucket } from "../../src/server/files/s3-bucket";
import { sendFile } from "../support/sent-file";
import { openSchool } from "../support/sittings";
import { temporaryFiles } from "../support/temporary-files";

interface Heard {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingMessage["headers"];
}

/** A minimal S3 service that refuses unsigned requests. */
const objects = new Map<string, { type: string; bytes: Buffer }>();
const heard: Heard[] = [];
const bucket: Server = createServer((request, response) => {
  const { method, url: path = "", headers } = request;
  heard.push({ method, path, headers });
  void buffer(request).then((bytes) => {
    const answer = (status: number, body: Buffer | string = "", more: Record<string, string> = {}) =>
      response.writeHead(status, more).end(body);
    if (headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key-1/") !== true) return answer(403);
    const known = objects.get(path);
    if (method === "PUT") {
      objects.set(path, { type: headers["content-type"] ?? "", bytes });
      return answer(200, "", { etag: '"1"' });
    }
    if (method === "DELETE") {
      objects.delete(path);
      return answer(204);
    }
    if (known === undefined)
      return answer(404, "<Error><Code>NoSuchKey</Code><Message>none</Message></Error>", {
        "content-type": "application/xml",
      });
    const [, from = "0", to = "0"] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
    return answer(206, known.bytes.subarray(Number(from), Number(to) + 1), { "content-type": known.type });
  });
});

const settings = () => ({
  S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
  S3_BUCKET: "invigil-files",
  S3_ACCESS_KEY: "key-1",
  S3_SECRET_KEY: "secret-1",
});
let remote: FileStore;
beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, "127.0.0.1", resolve));
  remote = createFileStore(readConfig(settings()));
});
afterAll(() => bucket.close());

const name = "ab12".repeat(16);
const bytes = Buffer.from("0123456789");
const part = async (store: FileStore, from: number, length: number) => {
  const stream = await store.read(name, { from, length });
  return stream === null ? null : (await buffer(stream)).toString();
};

describe.each([
  ["a folder", () => temporaryFiles()],
  ["a bucket", () => remote],
] as const)("%s", (_, open) => {
  const store = open;
  it("stores a file, returns parts of it, and removes it", async () => {
    const files = store();
    expect(await part(files, 0, 10)).toBe(null);
    await files.put(name, "image/webp", bytes);
    await files.put(name, "image/webp", bytes);
    expect([await part(files, 0, 10), await part(files, 3, 4), await part(files, 9, 1)]).toEqual([
      "0123456789",
      "3456",
      "9",
    ]);
    await files.remove(name);
    await files.remove(name);
    expect(await part(files, 0, 10)).toBe(null);
  });
});

const signed = new RegExp(
  String.raw`^AWS4-HMAC-SHA256 Credential=key-1/\d{8}/us-east-1/s3/aws4_request, ?SignedHeaders=.*host.*, ?` +
    "Signature=[0-9a-f]{64}$",
);

describe("a bucket of S3", () => {
  it("is used with signed requests, under a separate path", async () => {
    heard.length = 0;
    await remote.put(name, "image/webp", bytes);
    expect(objects.get(`/invigil-files/uploads/${name}`)).toEqual({ type: "image/webp", bytes });
    const [asked] = heard;
    expect([asked?.method, asked?.path]).toEqual(["PUT", `/invigil-files/uploads/${name}`]);
    expect(asked?.headers).toMatchObject({
      authorization: expect.stringMatching(signed),
      "x-amz-date": expect.stringMatching(/^\d{8}T\d{6}Z$/),
      "x-amz-content-sha256": expect.any(String),
    });
    expect(JSON.stringify(asked?.headers)).not.toContain("secret-1");
    await remote.remove(name);
  });

  it("reports a refusal as an error, not as a missing file", async () => {
    const { S3_ENDPOINT: endpoint, S3_BUCKET: named } = settings();
    const stranger = s3Bucket({ endpoint, bucket: named, region: "r", accessKey: "other", secretKey: "x" });
    await expect(stranger.read(name, { from: 0, length: 1 })).rejects.toThrow();
    await expect(stranger.put(name, "image/webp", bytes)).rejects.toThrow();
  });

  it("stores uploads, which are served through the site", async () => {
    const school = await openSchool({}, { files: remote });
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#123456" } })
      .png()
      .toBuffer();
    const { url } = (await sendFile(school, await school.signIn("ann"), png)).body.data;
    const kept = objects.get(`/invigil-files${url}`);
    expect((await school.app.inject({ method: "GET", url })).rawPayload).toEqual(kept?.bytes);
    expect(kept?.type).toBe("image/webp");
    objects.clear();
    expect((await school.app.inject({ method: "GET", url })).statusCode).toBe(404);
  });

  it("is configured completely or not at all", () => {
    expect(readConfig({}).s3).toBe(null);
    expect(readConfig({ ...settings(), S3_REGION: "eu-west-1" }).s3).toEqual({
      endpoint: settings().S3_ENDPOINT,
      bucket: "invigil-files",
      region: "eu-west-1",
      accessKey: "key-1",
      secretKey: "secret-1",
    });
    expect(() => readConfig({ S3_BUCKET: "b", S3_ACCESS_KEY: "k" })).toThrow(
      "Files can be kept in S3 only with S3_ENDPOINT and S3_SECRET_KEY set as well.",
    );
    expect(() => readConfig({ ...settings(), S3_ENDPOINT: "s3.example.org" })).toThrow(
      'S3_ENDPOINT must be an address such as "https://s3.example.org", not "s3.example.org".',
    );
  });
});
