import type { OperationData } from "../client/operation.ts";
import type { components } from "../contract/registry.gen.d.ts";

type Schemas = components["schemas"];

/** One application with its history. */
export type Application = Schemas["Application"];

/** An application as a row of a list. */
export type ApplicationSummary = Schemas["ApplicationSummary"];

/** Where an application is. */
export type ApplicationStatus = Schemas["ApplicationStatus"];

/** What an application asks for. */
export type ApplicationType = Schemas["ApplicationType"];

/** One reason why the registry returned or rejected an application. */
export type ApplicationReason = Schemas["ApplicationReason"];

/** What is to be paid for an application. */
export type ApplicationPayment = Schemas["ApplicationPayment"];

/** The card that was made for an application. */
export type ApplicationCard = Schemas["ApplicationCard"];

/** A document that is kept with an application. */
export type ApplicationDocument = Schemas["ApplicationDocument"];

/** What happened to an application. */
export type ApplicationEvent = Schemas["ApplicationEvent"];

/** What the registry knows of a person's applications and cards. */
export type PersonStatus = Schemas["PersonStatus"];

/** An application that was found by a number, with the centre that has it. */
export type FoundApplication = OperationData<"findApplication">["found"];
