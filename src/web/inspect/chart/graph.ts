import type { AnyStateMachine, AnyStateNode } from "xstate";
import { actionLabel, eventName, guardLabel, sourceName } from "./names";

export type NodeKind = "atomic" | "compound" | "parallel" | "final" | "history";

export interface ChartNode {
  /** xstate's id of the state: the machine's id and the path, dotted, or the id that the state declares. */
  readonly id: string;
  readonly key: string;
  readonly kind: NodeKind;
  /** The state's description; null if it has none. */
  readonly description: string | null;
  /** null for the root of the chart. */
  readonly parent: string | null;
  /** The initial child of a compound state. */
  readonly initial: string | null;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly { readonly id: string; readonly src: string }[];
}

export interface ChartEdge {
  /** `source|event type|index among that event's transitions` */
  readonly id: string;
  readonly source: string;
  /** Empty: the transition only runs actions and leaves its state active. */
  readonly targets: readonly string[];
  /** As in xstate; "" for `always`. */
  readonly eventType: string;
  /** The readable form, such as `done signIn`. */
  readonly event: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** Whether the transition leaves and enters its source even if the target lies inside. */
  readonly reenter: boolean;
  /** The transition's description; null if it has none. */
  readonly description: string | null;
}

/** A chart as nodes (parents before children) and transitions. */
export interface ChartGraph {
  readonly id: string;
  readonly nodes: readonly ChartNode[];
  readonly edges: readonly ChartEdge[];
}

/** The fields of xstate's transition that are used here; a transition of a running actor has the same shape. */
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
 * The id of the edge that draws this transition; null for one that no chart declares, such as entering the initial
 * state.
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

/** xstate starts and stops the timer of an `after` on entry and exit; the transition shows that already. */
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

/** Builds a chart's graph from the machine's definition, without running it. */
export function graphOf(machine: AnyStateMachine): ChartGraph {
  const states = familyOf(machine.root);
  const transitions = states.flatMap((node): Declared[] => [
    ...(node.always ?? []),
    ...[...node.transitions.values()].flat(),
  ]);
  return { id: machine.id, nodes: states.map(nodeOf), edges: transitions.map(edgeOf) };
}
