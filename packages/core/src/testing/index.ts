export { type ExampleAnswers, exampleAnswers } from "./example-answers.ts";
export {
  createApplication,
  createApplicationCard,
  createApplicationSummary,
  createPersonStatus,
  createStatusApplication,
} from "./example-applications.ts";
export { createApplicantBiometrics, createCapturedPart, createCaptureSet } from "./example-biometrics.ts";
export {
  createCollectedIssuance,
  createCollector,
  createCompletedIssuance,
  createIssuance,
  createIssuanceCard,
  createIssuanceSummary,
  createOtp,
  createPerson,
  createWaitingCard,
  passedChecks,
} from "./example-issuances.ts";
export {
  createAgeGroups,
  createAges,
  createDispatchFigures,
  createPopulation,
  createServiceStatistics,
  createStatistics,
} from "./example-statistics.ts";
export {
  createExpat,
  createExpatCandidate,
  createInteraction,
  createInteractionStats,
  createInteractionSummary,
  createPermitHolder,
  createWorkPermit,
  exampleEmployer,
  exampleIsland,
  exampleOccupation,
} from "./example-xpat.ts";
export {
  createBatch,
  createBatchCard,
  createBatchSummary,
  createSessionAnswer,
  createUser,
  headOffice,
  islandCenter,
} from "./examples.ts";
export {
  createFakeRegistry,
  type FakeCall,
  type FakeHandler,
  type FakeHandlers,
  type FakeRegistry,
  type FakeRegistryOptions,
} from "./fake-registry.ts";
export { foreignLayouts, type KeyboardLayout, pressKeys } from "./keyboard-layouts.ts";
export { createMemoryStorage, type MemoryStorage } from "./memory-storage.ts";
export { createNetworkFailure, type FakeReply, refuse, reply } from "./reply.ts";
export { createTimers, settlePromises, type Timers } from "./timers.ts";
export { type WrittenZone, writeZone } from "./write-zone.ts";
