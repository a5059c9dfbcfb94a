/**
 * React in development notes for a debugger who made each element, with a stack of its own, and how long each part
 * took. Nobody looks on while tests run, and it takes a fifth of a page's work. Warnings are the same without it.
 */
export {};

// React looks for them once, when it is loaded.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
const react: object = await import("react");

/** What React's own packages share; where another version has it elsewhere, tests only take longer. */
const name = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const shared: unknown = Reflect.get(react, name);
if (typeof shared === "object" && shared !== null) {
  // React stops noting stacks after ten thousand in a second, and begins anew in the next.
  Object.defineProperty(shared, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => undefined });
}
