import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { afterEach, vi } from "vitest";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import { faults, type FaultName } from "../../src/contract/calls/faults";
import type { Language } from "../../src/contract/item/content";
import { show } from "./show";

/** One call as the stub server got it. */
export interface Asked {
  readonly name: CallName;
  readonly input: Readonly<Record<string, unknown>>;
}

type Handler = (input: Asked["input"]) => unknown;

afterEach(() => void vi.unstubAllGlobals());

/** Thrown by a handler to have the server refuse. */
export class Refused extends Error {
  readonly fault: FaultName;
  constructor(fault: FaultName) {
    super(fault);
    this.fault = fault;
  }
}

/** A server that answers the named calls and records the requests. */
export function stubServer(handlers: Partial<Record<CallName, Handler>>): { readonly asked: Asked[] } {
  const asked: Asked[] = [];
  const names = Object.keys(handlers) as CallName[];
  vi.stubGlobal("fetch", async (given: Request | string, init?: RequestInit) => {
    const request = new Request(given, init);
    const { pathname, searchParams } = new URL(request.url);
    const name = names.find((one) => addresses[one].path === pathname);
    const isForm = request.headers.get("content-type")?.startsWith("multipart/") === true;
    const body = request.method === "GET" || isForm ? "" : await request.text();
    const input = { ...Object.fromEntries(searchParams), ...(body === "" ? {} : JSON.parse(body)) };
    const answer = (code: number, data: unknown, status = 200) =>
      new Response(JSON.stringify({ code, msg: "", data }), {
        status,
        headers: { "content-type": "application/json" },
      });
    if (name === undefined) throw new Error(`nobody answers ${pathname}`);
    asked.push({ name, input });
    try {
      return answer(200, await handlers[name]?.(input));
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown;
      const { code, status } = faults[thrown.fault];
      return answer(code, null, status);
    }
  });
  return { asked };
}

/** Opens a separate page at an address. */
export async function openPage(component: () => ReactNode, address: string, language: Language = "en") {
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: "$", component })]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
    language,
  );
  return router.history;
}
