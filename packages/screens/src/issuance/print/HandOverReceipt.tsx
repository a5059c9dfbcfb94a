import { type Collector, findLabel, type Issuance } from "@id-desk/core";
import type { ReactNode } from "react";
import { PaperFacts, PaperHead } from "../../print/PaperParts.tsx";
import { Printout, type PrintoutFrame } from "../../print/Printout.tsx";
import type { Sheet } from "../../print/print-sheet.ts";
import type { Printed } from "../../print/use-printing.ts";
import { codeFinger, useFingerNames } from "../../records/useFingerNames.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import type { Translate } from "../../runtime/words/copy.ts";
import { type Dates, useDates } from "../../runtime/words/use-dates.ts";
import { nameCollectorRole, useIssuanceRules } from "../parts/useIssuanceRules.ts";
import { receiptCopy } from "./receipt.copy.ts";
import { receiptSheet } from "./receipt-sheet.ts";

type Words = Translate<typeof receiptCopy.texts>;
type FactName =
  | "card"
  | "owner"
  | "handedOver"
  | "collector"
  | "verified"
  | "documents"
  | "oldCard"
  | "notes";

/** One printed receipt of a hand-over: what it shows, and what stands on it about itself. */
export interface Receipt extends Printed {
  readonly issuance: Issuance;
  readonly sheet: Sheet;
  /**
   * What was taken as proof, as far as its server shows it. As data URLs:
   * object URLs of this page may not work in the printed document.
   */
  readonly pictures: { readonly [Kind in "thumb" | "signature"]?: string | undefined };
}

/** The receipt of a hand-over in a frame of its own, ready to be printed. */
export function ReceiptPrintout({ receipt, ...frame }: PrintoutFrame & { readonly receipt: Receipt }) {
  const t = useCopy(receiptCopy);
  const { issuance, sheet } = receipt;
  return (
    <Printout
      {...frame}
      number={issuance.issuance_no ?? issuance.card.serial_number}
      what={t("receipt")}
      printed={receipt}
      words={t}
      sheet={sheet}
      look={receiptSheet}
      draw={(lines) => <HandOverReceipt receipt={receipt} lines={lines} />}
    />
  );
}

/** What the collector signs for: which card of whose, who took it, how they were known, and what was taken as proof. */
function HandOverReceipt({
  receipt: { issuance, copy, answeredAt, pictures },
  lines,
}: {
  readonly receipt: Receipt;
  /** What the margins of its pages say, for browsers whose margins hold no words. */
  readonly lines: readonly string[];
}) {
  const t = useCopy(receiptCopy);
  const settings = useIssuanceRules();
  const dates = useDates();
  const { card, owner, collector, documents, notes, proof } = issuance;
  const nameFinger = useFingerNames();
  const reason = proof?.thumb_missing_reason;
  const missing = reason && t("noFinger", { reason: findLabel(settings.thumb_missing_reasons, reason) });
  const other = collector && collector.type !== "self" ? collector : undefined;
  const fact = (key: FactName, value: ReactNode, isWhole = false) => ({ term: t(key), value, isWhole });
  const old = issuance.old_card_surrendered;
  const facts = [
    fact("card", <bdi className="number strong">{card.serial_number}</bdi>),
    fact(
      "owner",
      <Who name={owner.name_en} other={owner.name_dv} number={t("idNumber", { number: owner.id_number })} />,
    ),
    fact(
      "handedOver",
      <>
        <bdi dir="ltr" className="number">
          {dates.dateTime(issuance.issued_at)}
        </bdi>
        <p>
          <AnyScript>{issuance.issued_by?.fullname ?? ""}</AnyScript>,{" "}
          <AnyScript>{issuance.center.name}</AnyScript>
        </p>
      </>,
    ),
    fact(
      "collector",
      other ? (
        <Who
          name={other.name}
          other={other.name_dv}
          number={describeNumber(other, t)}
          role={nameCollectorRole(other, settings)}
        />
      ) : (
        <p className="strong">{t("ownerInPerson")}</p>
      ),
    ),
    fact("verified", describeVerification(issuance, t, dates), true),
    fact(
      "documents",
      documents.length === 0
        ? t("noDocuments")
        : documents.map(({ id, type }) => <p key={id}>{findLabel(settings.document_types, type)}</p>),
    ),
    typeof old === "boolean" && fact("oldCard", t(old ? "oldCardTaken" : "oldCardMissing")),
    notes && fact("notes", <AnyScript>{notes}</AnyScript>, true),
  ];
  const pad = (caption: string, picture: string | undefined, alt: string, words: ReactNode) => (
    <figure>
      <figcaption>{caption}</figcaption>
      <div className="pad">{picture ? <img src={picture} alt={alt} /> : words}</div>
    </figure>
  );
  return (
    <main className="receipt">
      <PaperHead title={t("receipt")} number={issuance.issuance_no} copy={copy} words={t} />
      <PaperFacts facts={facts} />
      {answeredAt && (
        <p className="remark">{t("asItWas", { at: dates.dateTime(answeredAt.toISOString()) })}</p>
      )}
      <p className="declaration">{t(other ? "declarationForOwner" : "declaration")}</p>
      <section className="proof">
        {pad(t("signature"), pictures.signature, t("signatureAlt"), proof?.signature && t("onRecord"))}
        {pad(
          t("print", { finger: nameFinger(codeFinger(proof ?? {})) }),
          pictures.thumb,
          t("fingerAlt"),
          proof?.thumb ? t("onRecord") : missing,
        )}
      </section>
      <footer className="running">
        {lines.map((line) => (
          <p key={line} className="muted">
            {line}
          </p>
        ))}
      </footer>
    </main>
  );
}

/** A person on paper: their name, the same in the other script, a number and a role, as far as known. */
function Who({
  name,
  other,
  number,
  role,
}: {
  readonly [Part in "name" | "other" | "number" | "role"]?: string | null | undefined;
}) {
  return (
    <>
      <p className="strong">
        <AnyScript>{name ?? ""}</AnyScript>
      </p>
      {other && (
        <p>
          <AnyScript>{other}</AnyScript>
        </p>
      )}
      {number && <p className="number">{number}</p>}
      {role && <p>{role}</p>}
    </>
  );
}

function describeNumber({ id_number, passport_no: number, country }: Collector, t: Words) {
  if (id_number) return t("idNumber", { number: id_number });
  if (!number) return undefined;
  return country ? t("passport", { number, country: country.name }) : t("passportAlone", { number });
}

/** How the collector was known to be who they are: by a code to a phone, or by somebody's word. */
function describeVerification({ otp }: Issuance, t: Words, dates: Dates): string {
  if (!otp?.verified_at) return "";
  // Isolated, so that numbers keep their order between words of the other direction.
  const at = `\u2066${dates.dateTime(otp.verified_at)}\u2069`;
  if (otp.method === "supervisor") {
    const by = otp.vouched_by?.fullname;
    return by ? t("vouchedBy", { at, by: `\u2068${by}\u2069` }) : t("vouched", { at });
  }
  const phone = otp.sent_to_masked;
  return phone ? t("verifiedByCode", { at, phone: `\u2066${phone}\u2069` }) : t("verifiedByCodeOnly", { at });
}
