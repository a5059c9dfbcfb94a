import { readInteractionOutcome } from "@id-desk/core/xpat";
import type { ReactNode } from "react";
import { nameIsland } from "../../places/island-places.ts";
import { PaperFacts, PaperHead } from "../../print/PaperParts.tsx";
import { Printout, type PrintoutFrame } from "../../print/Printout.tsx";
import type { Printed } from "../../print/use-printing.ts";
import { findSign, outcomeSigns } from "../../records/status-signs.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { PassportEnd } from "../parts/PassportEnd.tsx";
import { outcomeCopy } from "../words/interaction-words.copy.ts";
import { interactionSlipCopy } from "./interaction-slip.copy.ts";
import { interactionSlipSheet } from "./interaction-slip-sheet.ts";
import type { SlipInteraction } from "./slip-interaction.ts";

/** One slip: its interaction, and which print of it this is. */
export interface PrintedSlip extends Printed {
  readonly interaction: SlipInteraction;
}

type FactName = "name" | "passport" | "country" | "island" | "at" | "outcome" | "officer";

/** The slip of an interaction in a frame of its own, ready to be printed on A6. */
export function InteractionSlip({ slip, ...frame }: PrintoutFrame & { readonly slip: PrintedSlip }) {
  const t = useCopy(interactionSlipCopy);
  const dates = useDates();
  const outcomes = useWords(outcomeCopy);
  const { interaction_no: number, passport_last4: end, ...interaction } = slip.interaction;
  const fact = (key: FactName, value: ReactNode, isWhole = false) => ({ term: t(key), value, isWhole });
  return (
    <Printout
      {...frame}
      number={number}
      what={t("slip")}
      printed={slip}
      words={t}
      look={interactionSlipSheet}
      draw={([, by = ""]) => (
        <main className="slip">
          <PaperHead title={t("slip")} number={number} copy={slip.copy} words={t} />
          <PaperFacts
            facts={[
              fact(
                "name",
                <p className="strong">
                  <AnyScript>{interaction.name}</AnyScript>
                </p>,
                true,
              ),
              fact(
                "passport",
                <span className="number">
                  <PassportEnd end={end} />
                </span>,
              ),
              fact("country", <bdi>{interaction.country?.name ?? t("countryUnknown")}</bdi>),
              fact(
                "at",
                <bdi dir="ltr" className="number">
                  {dates.dateTime(interaction.at)}
                </bdi>,
              ),
              fact("island", <bdi>{nameIsland(interaction.island)}</bdi>),
              fact(
                "outcome",
                <span className="strong outcome">
                  {findSign(outcomeSigns, interaction.outcome)}
                  {readInteractionOutcome(interaction.outcome, outcomes).label}
                </span>,
                true,
              ),
              fact("officer", <AnyScript>{interaction.officer.fullname}</AnyScript>, true),
            ]}
          />
          <footer className="foot">{by}</footer>
        </main>
      )}
    />
  );
}
