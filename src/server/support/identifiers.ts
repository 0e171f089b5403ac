import { hash, randomBytes } from "node:crypto";
import { v7 as uuidv7 } from "uuid";

export const newId = (): string => uuidv7();

/** 192 random bits in base64url, which is safe in URLs. */
export const newSecret = (): string => randomBytes(24).toString("base64url");

/** The hash that is stored of a secret: its SHA-256, in hexadecimal. */
export const secretHashOf = (secret: string): string => hash("sha256", secret, "hex");
