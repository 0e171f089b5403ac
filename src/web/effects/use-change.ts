import { useMutation } from "@tanstack/react-query";
import { asFault, type Fault } from "../../../machines/support/fault";
import type { CallName } from "../../contract/calls/addresses";
import type { Calls } from "../../contract/calls/calls";
import { call } from "./call";

/** A call that changes something. Its fault is shown by a toast, and by the page where it has a place for it. */
export const useChange = <Name extends CallName>(
  name: Name,
  onDone: (output: Calls[Name]["output"], input: Calls[Name]["input"]) => void,
) =>
  useMutation<Calls[Name]["output"], Fault, Calls[Name]["input"]>({
    networkMode: "always",
    mutationFn: (input) =>
      call(name, input).catch((thrown: unknown): never => {
        throw asFault(thrown);
      }),
    onSuccess: onDone,
  });
