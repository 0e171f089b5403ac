import type { AnyStateMachine, AnyStateNode } from "xstate";
import { actionLabel, eventName, guardLabel, sourceName } from "./names";

export type NodeKind = "atomic" | "compound" | "parallel" | "final" | "history";

export interface ChartNode {
  /** xstate's id of the state: the machine's id and the path, dotted, or the id that the state gives itself. */
  readonly id: string;
  readonly key: string;
  readonly kind: NodeKind;
  /** What the state means; null where its name says all. */
  readonly description: string | null;
  /** null: the chart itself. */
  readonly parent: string | null;
  /** Where a compound state begins. */
  readonly initial: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
}

export interface ChartEdge {
  /** `source|event type|place among that event's transitions` */
  readonly id: string;
  readonly source: string;
  /** None: the transition only acts and leaves its state active. */
  readonly targets: readonly string[];
  /** As xstate writes it; "" for `always`. */
  readonly eventType: string;
  /** As people say it, such as `done signIn`. */
  readonly event: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** Leaves and enters its source even when the target lies inside. */
  readonly reenter: boolean;
  /** Why the transition exists; null where its label says all. */
  readonly description: string | null;
}

/** A chart as nodes (parents before children) and transitions. */
export interface ChartGraph {
  readonly id: string;
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

/** What this reads of xstate's transition; a transition of a running actor has the same shape. */
interface Declared {
  readonly source: AnyStateNode;
  readonly eventType: string | null;
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
  readonly target?: readonly AnyStateNode[] | undefined;
  readonly reenter?: boolean;
  readonly description?: string;
}

const declaredAt = (node: AnyStateNode, type: string): readonly unknown[] =>
  type === "" ? (node.always ?? []) : (node.transitions.get(type) ?? []);

/**
 * The id of the edge that draws this transition; null for what no chart declares, such as entering the initial state.
 */
export function transitionId(transition: {
  readonly source: AnyStateNode;
  readonly eventType: string | null;
}): string | null {
  const type = transition.eventType ?? "";
  const place = declaredAt(transition.source, type).indexOf(transition);
  return place < 0 ? null : `${transition.source.id}|${type}|${place}`;
}

const isForbidding = ({ target, actions }: Declared) => target === undefined && actions.length === 0;

const edgeOf = (transition: Declared): ChartEdge => ({
  id: transitionId(transition) ?? transition.source.id,
  source: transition.source.id,
  targets: (transition.target ?? []).map((node) => node.id),
  eventType: transition.eventType ?? "",
  event: isForbidding(transition)
    ? `${eventName(transition.eventType ?? "", transition.source.id)} is ignored`
    : eventName(transition.eventType ?? "", transition.source.id),
  guard: transition.guard === undefined ? null : guardLabel(transition.guard),
  actions: transition.actions.map(actionLabel),
  reenter: transition.reenter === true,
  description: transition.description ?? null,
});

/** xstate itself arms and disarms the timer of an `after` on entry and exit: the transition tells that already. */
const isTimer = (name: string) => /^(?:raise|cancel)\(xstate\.after\./.test(name);
const actionNames = (actions: readonly unknown[]): string[] =>
  actions.map(actionLabel).filter((name) => !isTimer(name));

const nodeOf = (node: AnyStateNode): ChartNode => ({
  id: node.id,
  key: node.key,
  kind: node.type,
  description: node.description ?? null,
  parent: node.parent?.id ?? null,
  initial: node.type === "compound" ? (node.initial.target[0]?.id ?? null) : null,
  tags: node.tags,
  entry: actionNames(node.entry),
  exit: actionNames(node.exit),
  invokes: node.invoke.map(({ id, src }) => ({ id, src: sourceName(src) })),
});

const familyOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(familyOf)];

/** Draws nothing and runs nothing: reads a machine's definition. */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  const states = familyOf(machine.root);
  const transitions = states.flatMap((node): Declared[] => [
    ...(node.always ?? []),
    ...[...node.transitions.values()].flat(),
  ]);
  return { id: machine.id, nodes: states.map(nodeOf), edges: transitions.map(edgeOf) };
}
