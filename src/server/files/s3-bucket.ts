import type { S3Client } from "@bradenmacdonald/s3-lite-client";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FileStore } from "./file-store";

/** A bucket of S3 or of a service with the same protocol. */
export interface S3Settings {
  /** The full address, such as https://s3.eu-west-1.amazonaws.com. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Whether the error is 404: no such object. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && "statusCode" in error && error.statusCode === 404;

/** Files as objects of a bucket, under `uploads/`; the client is loaded at the first use. */
export function s3Bucket({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): FileStore {
  let client: Promise<S3Client> | null = null;
  const connected = (): Promise<S3Client> => {
    client ??= import("@bradenmacdonald/s3-lite-client").then(
      ({ S3Client: Client }) =>
        new Client({ endPoint: endpoint, bucket, region, accessKey, secretKey, pathStyle: true }),
    );
    return client;
  };
  const keyOf = (name: string) => `uploads/${name}`;
  return {
    put: async (name, type, bytes) => {
      const s3 = await connected();
      await s3.putObject(keyOf(name), new Uint8Array(bytes), { metadata: { "Content-Type": type } });
    },
    read: async (name, { from, length }) => {
      const s3 = await connected();
      try {
        const { body } = await s3.getPartialObject(keyOf(name), { offset: from, length });
        return body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (name) => {
      const s3 = await connected();
      await s3.deleteObject(keyOf(name)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}
