import type { Calls } from "../../contract/calls/calls";
import { everyonesAddresses } from "../../contract/calls/everyones-addresses";
import type { CallDependencies } from "./http";
import { bodyOf, defaultWire } from "./wire";

/** A call as a complete request that other code can send later. */
export interface OutlinedCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type OutlineCall = <Name extends keyof typeof everyonesAddresses>(
  name: Name,
  input: Calls[Name]["input"],
) => OutlinedCall;

type Needed = Pick<CallDependencies, "baseUrl" | "token" | "menuId" | "language" | "wire">;

/** Makes complete requests of calls with a body, for the person signed in now. */
export const makeOutline =
  ({ baseUrl, token, menuId, language, wire = defaultWire }: Needed): OutlineCall =>
  (name, input) => {
    const body = bodyOf(input, wire);
    const isForm = body instanceof URLSearchParams;
    return {
      url: baseUrl + everyonesAddresses[name].path,
      headers: {
        "Accept-Language": language(),
        menuId: menuId(input),
        Authorization: `Bearer ${token() ?? ""}`,
        "Content-Type": isForm ? "application/x-www-form-urlencoded;charset=UTF-8" : "application/json",
      },
      body: isForm ? body.toString() : JSON.stringify(body),
    };
  };
