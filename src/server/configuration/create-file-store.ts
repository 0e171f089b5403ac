import path from "node:path";
import type { FileStore } from "../files/file-store";
import { localFolder } from "../files/local-folder";
import { s3Bucket } from "../files/s3-bucket";
import type { Config } from "./config";

/** The file store of the settings: the bucket, or else the folder `uploads` in DATA_DIR. */
export const createFileStore = ({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): FileStore =>
  s3 === null ? localFolder(path.resolve(dataDir, "uploads")) : s3Bucket(s3);
