export { routeErrorManifest } from "./RouteError.manifest.ts";
export { RouteError, type RouteErrorProps } from "./RouteError.tsx";
