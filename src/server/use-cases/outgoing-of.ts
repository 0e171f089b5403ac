import { createOutgoing, type Outgoing } from "../outgoing/outgoing-requests";
import type { Dependencies } from "./dependencies";

let usual: Outgoing | undefined;

/** The way to other systems: the site's, or else one that no private network is open to. */
export const outgoingOf = ({ outgoing }: Pick<Dependencies, "outgoing">): Outgoing =>
  outgoing ?? (usual ??= createOutgoing({ privateHosts: new Set() }));
