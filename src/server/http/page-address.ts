import { addresses } from "../../contract/calls/addresses";
import { ltiPaths } from "../../contract/integrations/lti-paths";

/** Whether an address is a page of the app, rather than a call or a file. */
export const isPageAddress = (url: string): boolean => {
  const [address = "/"] = url.split("?");
  return !/^\/(api|assets|media|uploads|video|seb|lti)\/|\.[a-z0-9]{1,8}$/i.test(address);
};

const otherCalls: ReadonlySet<string> = new Set(
  Object.values(addresses).flatMap(({ method, path }) => (method === "GET" && !path.startsWith("/api/") ? [path] : [])),
);

/** Whether an address that is read is a call, which is answered with data, rather than a page or a file. */
export const isCallAddress = (url: string): boolean => {
  const [address = "/"] = url.split("?");
  return address.startsWith("/api/") || otherCalls.has(address);
};

/** Whether an address takes forms that pages of learning platforms post; what comes in by them is signed. */
export const isOfPlatforms = (url: string): boolean => {
  const [address = "/"] = url.split("?");
  return address === ltiPaths.login || address === ltiPaths.launch;
};
