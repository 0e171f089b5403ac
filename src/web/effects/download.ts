import type { Fault } from "../../../machines/support/fault";
import { localText, storageKeys } from "../platform/storage";
import { parsed } from "./parsed";
import { defaultWire, readEnvelope } from "./wire";

/** A file of the server by its path, asked for as the person who is signed in. Throws a `Fault`. */
export async function downloadFile(path: string): Promise<Blob> {
  const address = new URL(path, import.meta.env.VITE_API_BASE ?? window.location.origin);
  const reply = await fetch(address, {
    headers: { authorization: `Bearer ${localText.get(storageKeys.token) ?? ""}` },
  }).catch((): never => {
    throw { code: "network" } satisfies Fault;
  });
  if (reply.ok && reply.headers.has("content-disposition")) return reply.blob();
  const envelope = readEnvelope(parsed(await reply.text()), defaultWire);
  throw { code: envelope?.code ?? reply.status, ...(envelope === null ? {} : { msg: envelope.msg }) } as Fault;
}
