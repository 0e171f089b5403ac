import { hash, randomBytes } from "node:crypto";
import { v7 as uuidv7 } from "uuid";

export const newId = (): string => uuidv7();

/** 192 random bits, letters that fit into a URL. */
export const newSecret = (): string => randomBytes(24).toString("base64url");

/** What is kept of a secret: its SHA-256, in hexadecimal. */
export const secretHashOf = (secret: string): string => hash("sha256", secret, "hex");
