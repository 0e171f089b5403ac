import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../use-cases/dependencies";
import type { RequestProof } from "../use-cases/lockdown/check-seb";
import { siteAddressOf } from "../use-cases/site-address";

const configKeyHeader = "x-safeexambrowser-configkeyhash";
const examKeyHeader = "x-safeexambrowser-requesthash";

const one = (value: string | string[] | undefined): string => (typeof value === "string" ? value : "");

/**
 * What Safe Exam Browser shows in the headers of a request; null: nothing. The hashes are of the address that people
 * know this site by, not of the host that the request names.
 */
export function requestProof(
  deps: Pick<Dependencies, "siteAddress">,
  { headers, url }: Pick<FastifyRequest, "headers" | "url">,
): RequestProof | null {
  const [configKeyHash, examKeyHash] = [one(headers[configKeyHeader]), one(headers[examKeyHeader])];
  return configKeyHash === "" && examKeyHash === ""
    ? null
    : { address: siteAddressOf(deps, url), configKeyHash, examKeyHash };
}
