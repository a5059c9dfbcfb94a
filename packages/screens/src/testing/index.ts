export { type BatchListPage, createBatchListPage } from "./batch-list-page.ts";
export { type BatchPage, createBatchPage } from "./batch-page.ts";
export { type BatchServer, createBatchServer, createCards, serialOf } from "./batch-server.ts";
export { type CaptureServer, type CaptureServerOptions, createCaptureServer } from "./capture-server.ts";
export { completeBrowser } from "./complete-browser.ts";
export {
  createSimulatedCamera,
  type SimulatedCamera,
  type SimulatedCameraProblem,
} from "./devices/simulated-camera.ts";
export {
  createSimulatedFingerprintReader,
  type SimulatedFingerprintReader,
  type SimulatedReaderScript,
} from "./devices/simulated-fingerprint-reader.ts";
export {
  createExampleApplications,
  serveApplications,
  serveFoundApplications,
} from "./example-applications.ts";
export { createExampleBatches, exampleCenters, serveBatches } from "./example-batches.ts";
export {
  createExampleIssuances,
  createHandOverServer,
  type HandOverServer,
  serveIssuances,
} from "./example-issuances.ts";
export { createExampleWaitingCards, serveWaitingCards } from "./example-waiting-cards.ts";
export { createIssuanceServer, goodCode, type IssuanceServer } from "./issuance-server.ts";
export { type RenderedScreen, renderScreen } from "./render-screen.tsx";
export { type Scenario, scenarios } from "./scenarios.ts";
export { createScreenPage, type ScreenPage } from "./screen-page.ts";
export { createTestRegistry, Stage, type TestRegistry, type TestRegistryOptions } from "./stage.tsx";
export { createWedgeScanner, type WedgeScanner, type WedgeScannerOptions } from "./wedge-scanner.ts";
export { createExampleInteractions, createExampleWorkers } from "./xpat/example-xpat.ts";
export { createXpatServer, type XpatServer, type XpatServerOptions } from "./xpat/xpat-server.ts";
