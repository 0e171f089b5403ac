import { BackupFault } from "../backup/backup-fault";
import { EmbeddedFault } from "../db/embedded/fault";
import { causesOf, isConnectionLost, sqlStateOf, systemCodeOf } from "../db/failure";
import { StorageFault } from "../db/storage-fault";
import { BuildFault } from "../program/load-vite";
import { SebFault } from "../seb/faults";
import { ConfigFault } from "../support/config-fault";
import { PublishingFault } from "../use-cases/publishing/publishing-fault";
import { RescueFault } from "../use-cases/rescue-fault";

/** Faults whose message is a sentence for the person at the terminal. */
const readableFaults = [
  BackupFault,
  BuildFault,
  ConfigFault,
  EmbeddedFault,
  PublishingFault,
  RescueFault,
  SebFault,
  StorageFault,
];

const byCode: Readonly<Record<string, string>> = {
  EADDRINUSE: "The port is in use by another program; set PORT to a free one.",
  EADDRNOTAVAIL: "HOST names an address that this machine does not have; set HOST to one of its own.",
  EACCES: "This port or folder may not be used by this user; set PORT or DATA_DIR.",
  EPERM: "This port or folder may not be used by this user; set PORT or DATA_DIR.",
  EROFS: "DATA_DIR lies where nothing can be written; set DATA_DIR to a folder that can be.",
  ENOSPC: "The disk is full; make room and start again.",
  EDQUOT: "The disk is full; make room and start again.",
};

/** Sentences by SQLSTATE, or by its class. */
const byState: Readonly<Record<string, string>> = {
  "28": "The database server refuses this user or password; correct them in DATABASE_URL.",
  "3D": "The database server has no database of this name; make it, or correct the name in DATABASE_URL.",
  "42501": "The user of DATABASE_URL may not change this database; give it the right to.",
  "53": "The database server has no room for this: no disk, memory or connection left. Make some and start again.",
  "57P03": "The database server is starting or stopping; try again in a moment.",
  "25006": "The database can only be read; name the server that takes writes in DATABASE_URL.",
};

const silent = "The database named by DATABASE_URL does not answer; see whether it runs and can be reached from here.";

/** One sentence about an error; with LOG_LEVEL=debug or trace, the stack of an unknown one. */
export function cliErrorMessage(error: unknown): string {
  const known = causesOf(error).find((cause) => readableFaults.some((fault) => cause instanceof fault));
  if (known !== undefined) return known.message;
  const state = sqlStateOf(error);
  const code = systemCodeOf(error);
  const sentence = state === null ? byCode[code ?? ""] : (byState[state] ?? byState[state.slice(0, 2)]);
  if (sentence !== undefined) return sentence;
  if (code === "ERR_INVALID_URL")
    return "DATABASE_URL cannot be read; it looks like postgres://user:password@host/name.";
  if (isConnectionLost(error)) return silent;
  if (state !== null) return `The database refused what Invigil asked of it (SQLSTATE ${state}).`;
  return unknownSentence(error);
}

function unknownSentence(error: unknown): string {
  if (/^(debug|trace)$/.test(process.env["LOG_LEVEL"] ?? "") && error instanceof Error && error.stack !== undefined)
    return error.stack;
  const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return `Invigil could not go on: ${line}. LOG_LEVEL=debug says where.`;
}
