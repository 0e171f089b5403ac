import path from "node:path";
import type { Config } from "../config";
import type { FileStore } from "./file-store";
import { localFolder } from "./local-folder";
import { s3Bucket } from "./s3-bucket";

/** The bucket of the settings, else the folder `uploads` in DATA_DIR. */
export const createFileStore = ({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): FileStore =>
  s3 === null ? localFolder(path.resolve(dataDir, "uploads")) : s3Bucket(s3);
