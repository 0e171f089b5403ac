import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { v7 as uuidv7 } from "uuid";
import { asFault, isPassing, type Fault } from "../../../../machines/support/fault";
import type { Calls } from "../../../contract/calls/calls";
import { call } from "../../effects/call";

type Input = Calls["setShareConfig"]["input"];
type Output = Calls["setShareConfig"]["output"];
type WithoutKey<Asked> = Asked extends unknown ? Omit<Asked, "idempotency_key"> : never;
export type ShareRequest = WithoutKey<Input>;

/** Creates and changes invitations; repeating a failed request reuses its idempotency key until it succeeds. */
export function useShareCall(onDone: (output: Output) => void) {
  const queries = useQueryClient();
  const asked = useRef<{ readonly request: string; readonly key: string } | null>(null);
  return useMutation<Output, Fault, ShareRequest>({
    networkMode: "always",
    mutationFn: async (request) => {
      const text = JSON.stringify(request);
      if (asked.current?.request !== text) asked.current = { request: text, key: uuidv7() };
      const input = { ...request, idempotency_key: asked.current.key } as Input;
      return call("setShareConfig", input).catch((thrown: unknown): never => {
        throw asFault(thrown);
      });
    },
    onSuccess: (output) => {
      asked.current = null;
      void queries.invalidateQueries({ queryKey: ["getShareConfig"] });
      onDone(output);
    },
    onError: (fault) => {
      if (!isPassing(fault)) asked.current = null;
    },
  });
}
