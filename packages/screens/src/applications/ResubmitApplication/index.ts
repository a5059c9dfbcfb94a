export { resubmitApplicationManifest } from "./ResubmitApplication.manifest.ts";
export {
  type ApplicationResubmittedEvent,
  ResubmitApplication,
  type ResubmitApplicationProps,
} from "./ResubmitApplication.tsx";
