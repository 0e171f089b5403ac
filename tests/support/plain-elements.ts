import * as react from "react";

const internals: unknown = Reflect.get(react, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");

/**
 * React takes a stack for each element that is made, until there are ten thousand in a second: a fifth of what pages
 * cost in tests. It is told that there are: elements are as they are where a page has many.
 */
if (typeof internals !== "object" || internals === null || !("recentlyCreatedOwnerStacks" in internals))
  throw new Error("React counts the stacks of its elements elsewhere");
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set() {} });
