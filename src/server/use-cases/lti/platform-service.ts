import type { OutgoingReply } from "../../outgoing/outgoing-requests";
import type { Dependencies } from "../dependencies";
import { outgoingOf } from "../outgoing-of";
import { faultOfRequest, platformToken } from "./platform-token";
import type { RegistrationRow } from "./registration-row";

/** A request to a service of a platform. */
export interface ServiceRequest {
  readonly url: string;
  readonly scope: string;
  readonly accept: string;
  readonly method?: "GET" | "POST";
  readonly contentType?: string;
  readonly body?: string;
  /** A new token is fetched, whatever is stored. */
  readonly isTokenRenewed?: boolean;
}

/** The address of a part of a line item: the part stands before the query. */
export function partOfAddress(address: string, part: string, more: Readonly<Record<string, string>> = {}): string {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/$/, "")}/${part}`;
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return url.href;
}

/** Asks a service of a platform; any status is answered. Throws a `PlatformFault` where nobody answers. */
export async function askService(
  deps: Dependencies,
  registration: RegistrationRow,
  { url, scope, accept, method = "GET", contentType, body, isTokenRenewed: isRenewed = false }: ServiceRequest,
): Promise<OutgoingReply> {
  const token = await platformToken(deps, registration, { scope, isRenewed });
  const headers = {
    accept,
    authorization: `Bearer ${token}`,
    ...(contentType === undefined ? {} : { "content-type": contentType }),
  };
  return outgoingOf(deps)(url, { method, headers, ...(body === undefined ? {} : { body }) }).catch((error: unknown) => {
    throw faultOfRequest(error);
  });
}

/** The same with one new token where the platform refuses the stored one. */
export async function askServiceTwice(
  deps: Dependencies,
  registration: RegistrationRow,
  request: ServiceRequest,
): Promise<OutgoingReply> {
  const reply = await askService(deps, registration, request);
  return reply.status === 401 ? askService(deps, registration, { ...request, isTokenRenewed: true }) : reply;
}
