import * as react from "react";

const internals: unknown = Reflect.get(react, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");

/**
 * React records a stack for each element, until there are ten thousand in a second; this takes a fifth of the time of
 * pages in tests. Here React's counter is set so that elements are made as on a page with many.
 */
if (typeof internals !== "object" || internals === null || !("recentlyCreatedOwnerStacks" in internals))
  throw new Error("React counts the stacks of its elements elsewhere");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set() {} });
