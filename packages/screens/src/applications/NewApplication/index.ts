export { newApplicationManifest } from "./NewApplication.manifest.ts";
export {
  type ApplicationSubmittedEvent,
  NewApplication,
  type NewApplicationProps,
} from "./NewApplication.tsx";
