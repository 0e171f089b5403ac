import type { AnyStateMachine } from "xstate";
import { actionName, guardName, sourceName } from "./names";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const withoutEmpty = (fields: Readonly<Record<string, Json | undefined>>): { readonly [key: string]: Json } =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) =>
      value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [[key, value]],
    ),
  );
const mapped = <Value>(value: unknown, write: (value: unknown) => Value): Readonly<Record<string, Value>> | undefined =>
  isFields(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, write(inner)])) : undefined;

/** Static params are included; functions that compute params cannot be written as JSON. */
const paramsOf = (value: unknown): Json | undefined =>
  isFields(value) && isFields(value["params"]) ? (JSON.parse(JSON.stringify(value["params"])) as Json) : undefined;

const actionsOf = (value: unknown): Json[] =>
  listOf(value).map((action) => withoutEmpty({ type: actionName(action), params: paramsOf(action) }));
const guardOf = (value: unknown): Json | undefined =>
  value === undefined ? undefined : withoutEmpty({ type: guardName(value), params: paramsOf(value) });

const transitionOf = (value: unknown): Json => {
  if (typeof value === "string") return { target: value };
  if (!isFields(value)) return {};
  const { target, guard, actions, reenter, description } = value;
  return withoutEmpty({
    target: Array.isArray(target) ? target.map(String) : typeof target === "string" ? target : undefined,
    guard: guardOf(guard),
    actions: actionsOf(actions),
    reenter: reenter === true ? true : undefined,
    description: typeof description === "string" ? description : undefined,
  });
};
const transitionsOf = (value: unknown): Json | undefined => {
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value.map(transitionOf) : transitionOf(value);
};

const invokeOf = (value: unknown): Json => {
  if (!isFields(value)) return {};
  const { id, src, onDone, onError, onSnapshot } = value;
  return withoutEmpty({
    id: typeof id === "string" ? id : undefined,
    src: sourceName(src),
    onDone: transitionsOf(onDone),
    onError: transitionsOf(onError),
    onSnapshot: transitionsOf(onSnapshot),
  });
};

const stateOf = (value: unknown): { readonly [key: string]: Json } => {
  if (!isFields(value)) return {};
  const {
    id,
    type,
    description,
    initial,
    history,
    target,
    tags,
    entry,
    exit,
    invoke,
    on,
    always,
    after,
    onDone,
    states,
  } = value;
  const word = (field: unknown): string | undefined => (typeof field === "string" ? field : undefined);
  return withoutEmpty({
    id: word(id),
    type: word(type),
    description: word(description),
    initial: word(initial),
    history: word(history),
    target: word(target),
    tags: listOf(tags).map(String),
    entry: actionsOf(entry),
    exit: actionsOf(exit),
    invoke: listOf(invoke).map(invokeOf),
    on: mapped(on, (transition) => transitionsOf(transition) ?? {}),
    always: transitionsOf(always),
    after: mapped(after, (transition) => transitionsOf(transition) ?? {}),
    onDone: transitionsOf(onDone),
    states: mapped(states, stateOf),
  });
};

/**
 * A machine's definition as plain JSON, every function replaced by its name: the input of Stately's editor and of
 * xstate's `createMachine`.
 */
export const configOf = (machine: AnyStateMachine): { readonly [key: string]: Json } => ({
  ...stateOf(machine.config),
  id: machine.id,
});
