import type { components } from "../contract/registry.gen.d.ts";

type Schemas = components["schemas"];

/** The hand-over of one card, from the moment it was looked up. */
export type Issuance = Schemas["Issuance"];

/** A hand-over as a row of the list. */
export type IssuanceSummary = Schemas["IssuanceSummary"];

/** Where a hand-over stands; nothing while the card may not be handed over. */
export type IssuanceStatus = NonNullable<Issuance["status"]>;

/** A physical card at the counter. */
export type IssuanceCard = Schemas["IssuanceCard"];

/** One thing that must be so before a card may be handed over. */
export type IssuanceCheck = Schemas["IssuanceCheck"];

/** Who collects a card, as the registry knows them. */
export type Collector = Schemas["Collector"];

/** Who somebody at the counter is to the owner of a card; `self` is the owner. */
export type CollectorType = Schemas["CollectorType"];

/** Where the one-time password of a hand-over stands. */
export type CollectorOtp = Schemas["CollectorOtp"];

/** What kind of document is kept with a hand-over. */
export type DocumentType = Schemas["DocumentType"];

/** Why a card that was handed over came back. */
export type ReturnReason = Schemas["ReturnReason"];
