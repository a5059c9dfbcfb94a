import type { components } from "../../contract/registry.gen.d.ts";
import type { ApplicationHead } from "../../database/applications/change-application.ts";
import {
  itemOfException,
  listExceptions,
  refuseChanged,
  type SetRow,
} from "../../database/biometrics/capture-sets.ts";
import {
  listParts,
  listStored,
  listSubmitted,
  type PartRow,
  type TakenHow,
  toTakenItem,
} from "../../database/biometrics/captured-parts.ts";
import { type CaptureItem, nameItem, sayItem } from "../../domain/biometrics/capture-items.ts";
import { reusableSince } from "../../domain/biometrics/reusable-since.ts";
import { describeCapture, type WholeCapture } from "../../domain/biometrics/whole-capture.ts";
import { countYears } from "../../domain/issuance/collector-rules.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import type { AskedAtCenter } from "../operation.ts";
import { checkException } from "./check-exception.ts";
import { checkAsked, checkOtherPrints, type SentPart } from "./keep-part.ts";
import { assignFiles, type ReadFile } from "./sort-files.ts";

type Asked = Pick<AskedAtCenter<"submitBiometrics">, "database" | "now" | "ports">;
type Said = components["schemas"]["BiometricsData"];

/** What a submission comes to, before anything of it is written. */
export interface Submission {
  /** The parts of the set as they were. */
  readonly before: readonly PartRow[];
  /** Those of them that go. */
  readonly dropped: readonly PartRow[];
  /** Those of them that stay. */
  readonly staying: readonly PartRow[];
  /** The exceptions of the set as they were. */
  readonly kept: readonly components["schemas"]["CaptureException"][];
  readonly reused: readonly PartRow[];
  readonly sent: readonly SentPart[];
  readonly exceptions: readonly components["schemas"]["ExceptionData"][];
  readonly whole: WholeCapture;
}

const has = (items: readonly CaptureItem[], item: CaptureItem) =>
  items.some((each) => nameItem(each) === nameItem(item));

/** Whether all that a sender says of a part is known of it; what is left out says nothing. */
function isSaidOf(part: PartRow, { least_quality: _, checks, ...how }: TakenHow): boolean {
  const isKnown = ({ code, result, measured }: TakenHow["checks"][number]) =>
    part.checks.some((each) => each.code === code && each.result === result && each.measured === measured);
  return (
    checks.every(isKnown) &&
    Object.entries(how).every(([name, value]) => value === null || value === part[name as keyof typeof how])
  );
}

/** Finds the listed parts that are not in this set: they must be ones that may be used again. */
async function findReused(
  { database, now, ports }: Asked,
  { id, person_id }: ApplicationHead,
  { said, before }: { readonly said: Said; readonly before: readonly PartRow[] },
): Promise<PartRow[]> {
  const ids = (said.parts ?? []).filter((id) => !before.some((part) => part.id === id));
  if (ids.length === 0) return [];
  const stored = await listStored(database, {
    personId: person_id,
    applicationId: id,
    since: reusableSince(ports.settings, now),
  });
  return [...new Set(ids)].map((id) => {
    const part = stored.find((each) => each.id === id);
    if (!part) throw refuseFields({ parts: ["A part cannot be used again. Load the applicant again."] });
    checkAsked(ports.settings, part, "parts");
    if (has(before, part)) throw refuseFields({ parts: [`${sayItem(part)} is there twice.`] });
    return part;
  });
}

/** Puts together what a submission keeps, and says whether that is whole. The application is held. */
export async function planSubmission(
  asked: Asked,
  {
    application,
    set,
    said: data,
    files,
  }: {
    readonly application: ApplicationHead;
    readonly set: SetRow | undefined;
    readonly said: Said;
    readonly files: readonly ReadFile[];
  },
  dateOfBirth: string,
): Promise<Submission> {
  const { database, ports, now } = asked;
  const { parts: listed = [], exceptions: said = [] } = data;
  const before = set ? await listParts(database, set.id) : [];
  const kept = set ? await listExceptions(database, set.id) : [];
  const saidItems = said.map((exception) => checkException(ports.settings, exception));
  const twice = saidItems.find((item, index) => has(saidItems.slice(0, index), item));
  if (twice) throw refuseFields({ exceptions: [`${sayItem(twice)} is excepted twice.`] });
  const given = assignFiles(asked, files, [...kept.map(itemOfException), ...saidItems]);
  const listedParts = await findReused(asked, application, { said: data, before });

  // The same picture is not kept twice, unless something else is said of it.
  const isKept = ({ item, read, how }: SentPart) =>
    before.some(
      (part) => nameItem(part) === nameItem(item) && part.digest === read.digest && isSaidOf(part, how),
    );
  const sent = given.filter((file) => !isKept(file));
  // What is left out of a returned application that is submitted again stays as it was.
  const isLeftOut = (part: PartRow) =>
    !has([...listedParts, ...given.map(({ item }) => item), ...saidItems], part);
  const own = application.status === "returned" ? await listSubmitted(database, application.id) : [];
  const reused = [...listedParts, ...own.filter(isLeftOut)];
  const newItems = [...reused, ...sent.map(({ item }) => item)];
  const contradicted = saidItems.find(
    (item) =>
      has(newItems, item) ||
      has(
        given.map((file) => file.item),
        item,
      ),
  );
  if (contradicted) {
    throw refuseFields({ exceptions: [`${sayItem(contradicted)} is taken, and excepted too.`] });
  }
  const isReused = reused.find((part) =>
    has(
      sent.map(({ item }) => item),
      part,
    ),
  );
  if (isReused) throw refuseFields({ parts: [`${sayItem(isReused)} is there twice.`] });

  const isShown = (part: PartRow) =>
    listed.includes(part.id) ||
    has(
      given.map(({ item }) => item),
      part,
    );
  // Somebody has taken it since the page was read.
  if (set && !before.every((part) => isShown(part) || has(saidItems, part))) {
    throw await refuseChanged(database, set);
  }
  const dropped = before.filter((part) => has(newItems, part) || has(saidItems, part));
  const staying = before.filter((part) => !dropped.includes(part));
  const prints = [
    ...[...staying, ...reused].map((part) => ({ item: part as CaptureItem, digest: part.digest })),
    ...sent.map(({ item, read }) => ({ item, digest: read.digest })),
  ];
  for (const print of prints) {
    checkOtherPrints(
      print,
      prints.map(({ item, digest }) => ({ ...item, digest })),
    );
  }
  const whole = describeCapture(
    {
      parts: [
        ...staying.map(toTakenItem),
        ...reused.map((part) => ({ ...toTakenItem(part), source: "reused" as const })),
        ...sent.map(({ item, how }) => ({
          ...item,
          source: "captured" as const,
          checks: how.checks,
          signedBy: how.signed_by,
        })),
      ],
      exceptions: [...kept.map(itemOfException).filter((item) => !has(newItems, item)), ...saidItems],
      age: countYears(dateOfBirth, readRegistryDay(now)),
    },
    ports.settings.shown.biometrics,
  );
  return { before, dropped, staying, kept, reused, sent, exceptions: said, whole };
}
