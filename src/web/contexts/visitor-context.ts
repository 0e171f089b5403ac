import { useSelector } from "@xstate/react";
import { createContext, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import type { visitorMachine } from "../../../machines/visitor/visitor.machine";
import type { VisitorSnapshot } from "../../../machines/visitor/visitor.selectors";

export type VisitorActor = ActorRefFrom<typeof visitorMachine>;

const VisitorContext = createContext<VisitorActor | null>(null);
export const VisitorProvider = VisitorContext.Provider;

/** The visitor actor of the application. */
export function useVisitorActor(): VisitorActor {
  const visitor = useContext(VisitorContext);
  if (visitor === null) throw new Error("no visitor above this component");
  return visitor;
}

/** A selected value of the visit, kept up to date. */
export const useVisitor = <Fact>(select: (visitor: VisitorSnapshot) => Fact): Fact =>
  useSelector(useVisitorActor(), select);
