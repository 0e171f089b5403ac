import { Global } from "@emotion/react";
import type { Attempt } from "../../../contract/attempt/attempt";
import { stylesOf } from "./colours";
import { useColours } from "./use-colours";

/** The colours in which a sitting is shown, where they are not the usual ones. */
export function SittingColours({ attempt }: { readonly attempt: Attempt }) {
  const colours = useColours(attempt);
  return colours === null ? null : <Global styles={stylesOf(colours)} />;
}
