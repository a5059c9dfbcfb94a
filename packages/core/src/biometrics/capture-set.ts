import type { components } from "../contract/registry.gen.d.ts";

type Schemas = components["schemas"];

/** Whose biometrics are to be taken, what for, and what is there. */
export type ApplicantBiometrics = Schemas["ApplicantBiometrics"];

/** What was taken of an applicant at one centre and is not submitted yet. */
export type CaptureSet = Schemas["CaptureSet"];

/** One part of a person's biometrics that is kept with an application. */
export type CapturedPart = Schemas["CapturedPart"];

/** A finger or a signature that cannot be taken, and why. */
export type CaptureException = Schemas["CaptureException"];

/** One thing that was looked at in a photograph. */
export type CaptureCheck = Schemas["CaptureCheck"];

/** What is said of biometrics that are submitted. */
export type BiometricsData = Schemas["BiometricsData"];
