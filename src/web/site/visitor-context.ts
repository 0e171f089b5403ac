import { useSelector } from "@xstate/react";
import { createContext, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import type { visitorMachine } from "../../../machines/visitor/visitor.machine";
import type { VisitorSnapshot } from "../../../machines/visitor/visitor.selectors";

export type VisitorActor = ActorRefFrom<typeof visitorMachine>;

const VisitorContext = createContext<VisitorActor | null>(null);
export const VisitorProvider = VisitorContext.Provider;

/** One fact of the visit, kept up to date. */
export function useVisitor<Fact>(select: (visitor: VisitorSnapshot) => Fact): Fact {
  const visitor = useContext(VisitorContext);
  if (visitor === null) throw new Error("no visitor above this component");
  return useSelector(visitor, select);
}
