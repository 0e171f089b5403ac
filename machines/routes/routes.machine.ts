import { assign, emit, setup } from "xstate";
import { asFault, type Fault } from "../support/fault";
import { pick } from "../support/pick";
import { unprovided } from "../support/unprovided";
import { fromServer, permittedOnly, type RouteEntry } from "./route-entry";

/** `intelligence`: the application's pages. `all`: the pages that the server lists. `visit`: for guests, unfiltered. */
export type RoutesMode = "intelligence" | "all" | "visit";

export interface RoutesContext {
  readonly isRoleControlled: boolean;
  readonly mode: RoutesMode | null;
  readonly entries: readonly RouteEntry[];
  readonly fault: Fault | null;
}

export type RoutesEvent =
  /** A person is present whose routes have not been loaded. */
  | { readonly type: "routes.wanted"; readonly mode: RoutesMode }
  /** Another person is present, or none. */
  | { readonly type: "person.changed" };

/** The server's list and the pages that this application has. */
export interface ListedRoutes {
  readonly own: readonly RouteEntry[];
  readonly list: unknown;
}

interface WithEntries {
  readonly entries: readonly RouteEntry[];
}

export const routesMachine = setup({
  types: {
    context: {} as RoutesContext,
    events: {} as RoutesEvent,
    /** The server's answer was not a list. */
    emitted: {} as { readonly type: "list.malformed" },
    input: {} as { readonly isRoleControlled: boolean },
    tags: {} as "busy" | "settled",
  },
  actors: {
    /** The application's pages, each with whether its guard admits this person. */
    readOwnRoutes: unprovided<readonly RouteEntry[]>("readOwnRoutes"),
    listRoutes: unprovided<ListedRoutes>("listRoutes"),
  },
  guards: {
    isMode: (_, { mode, is }: { mode: RoutesMode; is: RoutesMode }) => mode === is,
    isRoleControlled: ({ context }) => context.isRoleControlled,
    isControlledList: ({ context }, { list }: { list: unknown }) => context.isRoleControlled && Array.isArray(list),
    isList: (_, { list }: { list: unknown }) => Array.isArray(list),
  },
  actions: {
    noteMode: assign((_, { mode }: { mode: RoutesMode }) => ({ mode, fault: null })),
    keepEntries: assign((_, { entries }: WithEntries) => ({ entries })),
    holdPermitted: assign((_, { entries }: WithEntries) => ({ entries: permittedOnly(entries) })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
    noteMalformed: assign({ fault: { code: "routesMalformed" } as const }),
    tellMalformed: emit({ type: "list.malformed" }),
    forget: assign({ mode: null, entries: [], fault: null }),
  },
}).createMachine({
  id: "routes",
  context: ({ input }) => ({ isRoleControlled: input.isRoleControlled, mode: null, entries: [], fault: null }),
  initial: "idle",
  on: { "person.changed": { target: ".idle", actions: "forget" } },
  states: {
    idle: {
      tags: "settled",
      on: {
        "routes.wanted": [
          {
            guard: { type: "isMode", params: ({ event }) => ({ mode: event.mode, is: "intelligence" }) },
            target: "loading.intelligence",
            actions: { type: "noteMode", params: pick("mode") },
          },
          {
            guard: { type: "isMode", params: ({ event }) => ({ mode: event.mode, is: "all" }) },
            target: "loading.all",
            actions: { type: "noteMode", params: pick("mode") },
          },
          { target: "loading.visit", actions: { type: "noteMode", params: pick("mode") } },
        ],
      },
    },
    loading: {
      tags: "busy",
      initial: "intelligence",
      states: {
        intelligence: {
          invoke: {
            id: "readOwnRoutes",
            src: "readOwnRoutes",
            onDone: [
              {
                guard: "isRoleControlled",
                target: "#routes.loaded",
                actions: { type: "holdPermitted", params: ({ event }) => ({ entries: event.output }) },
              },
              {
                target: "#routes.loaded",
                actions: { type: "keepEntries", params: ({ event }) => ({ entries: event.output }) },
              },
            ],
            onError: {
              target: "#routes.failed",
              actions: { type: "noteFault", params: pick("error") },
            },
          },
        },
        all: {
          invoke: {
            id: "listRoutes",
            src: "listRoutes",
            onDone: [
              {
                guard: { type: "isControlledList", params: ({ event }) => event.output },
                target: "#routes.loaded",
                actions: { type: "holdPermitted", params: ({ event }) => ({ entries: listed(event.output) }) },
              },
              {
                guard: { type: "isList", params: ({ event }) => event.output },
                target: "#routes.loaded",
                actions: { type: "keepEntries", params: ({ event }) => ({ entries: listed(event.output) }) },
              },
              { target: "#routes.failed", actions: ["noteMalformed", "tellMalformed"] },
            ],
            onError: {
              target: "#routes.failed",
              actions: { type: "noteFault", params: pick("error") },
            },
          },
        },
        visit: {
          invoke: {
            id: "readVisitRoutes",
            src: "readOwnRoutes",
            onDone: {
              target: "#routes.loaded",
              actions: { type: "keepEntries", params: ({ event }) => ({ entries: event.output }) },
            },
            onError: {
              target: "#routes.failed",
              actions: { type: "noteFault", params: pick("error") },
            },
          },
        },
      },
    },
    loaded: { tags: "settled" },
    failed: { tags: "settled" },
  },
});

function listed({ own, list }: ListedRoutes): RouteEntry[] {
  return fromServer(Array.isArray(list) ? list : [], own);
}
