import { useMutation } from "@tanstack/react-query";
import { asFault, type Fault } from "../../../machines/support/fault";
import type { CallName } from "../../contract/addresses";
import type { Calls } from "../../contract/calls";
import { callInPlace } from "./call";

/** A call that changes something, its fault shown by the page. */
export const useChange = <Name extends CallName>(
  name: Name,
  onDone: (output: Calls[Name]["output"], input: Calls[Name]["input"]) => void,
) =>
  useMutation<Calls[Name]["output"], Fault, Calls[Name]["input"]>({
    networkMode: "always",
    mutationFn: (input) =>
      callInPlace(name, input).catch((thrown: unknown): never => {
        throw asFault(thrown);
      }),
    onSuccess: onDone,
  });
