import { Global } from "@emotion/react";
import type { Attempt } from "../../../contract/attempt/attempt";
import { stylesOf } from "./colours";
import { useColours } from "./use-colours";

/** The style of a sitting that is shown in other than the usual colours. */
export function SittingColours({ attempt }: { readonly attempt: Attempt }) {
  const colours = useColours(attempt);
  return colours === null ? null : <Global styles={stylesOf(colours)} />;
}
