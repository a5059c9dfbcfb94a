import type { ScreenManifest } from "../src/runtime/frame/manifest.ts";
import type { Call, ServerCalls } from "./contract-calls.ts";
import type { Finding } from "./finding.ts";

/** A screen as `manifest.json` has it. */
export interface InstalledManifest extends ScreenManifest {
  /** What a portal imports to get it. */
  readonly entry: string;
}

/** How one screen and the server fit together. */
export interface ScreenVerdict {
  readonly name: string;
  readonly entry: string;
  readonly contractVersion: number;
  /** The contract of the same entry in another release that the portal has installed. */
  readonly installedContractVersion: number | undefined;
  /** Calls without which it does not work. */
  readonly needs: readonly Call[];
  /** Calls that it offers. */
  readonly uses: readonly Call[];
  /** Those of either that the server's contract does not name. */
  readonly missing: readonly string[];
  readonly verdict: "works" | "works_with_less" | "cannot_work" | "not_compared";
}

const readsRowAgain =
  "After a colleague's change the dialog of a row cannot read its batch again. Have the server add the call.";

const withoutPersonPortrait =
  "Photographs of applicants cannot be seen, where the server says that it has them. Have the server add the call, or " +
  "leave out the word `person_portraits` in its `extensions`.";

const asTyped = (what: string) => `${what} cannot be chosen from a list. Have the server add the call.`;

const withoutInteraction =
  "The record of an interaction and its pictures cannot be seen, where the server says that it shows them. Have the " +
  "server add the call, or leave out the word `interactions` in its `extensions`.";

const withoutPopulation =
  "The dashboard does not show the population: it needs the call, with the two others of `/statistics/population`. Have " +
  "the server add them.";

const withoutOtherSide =
  "A card that is scanned on a list does not lead to a batch of the other list. Have the server add the call.";

/** What a screen does without a call that only reads; commands are offered whatever the server has. */
const withoutReading: Readonly<Record<string, string>> = {
  getUser:
    "Screens cannot ask who is signed in. Give createRegistry the `session` of the portal's own sign-in, or have " +
    "the server add the call.",
  getSecondFactor:
    "The dialog of sign-in codes does not say whether they are on, although the server lists `second_factor` in its " +
    "`extensions`. Have the server add the call, or leave that word out.",
  listSessions:
    "Staff cannot see where they are signed in, although the server lists `sessions` in its `extensions`. Have the server " +
    "add the call, or leave that word out.",
  getHealth:
    "Nobody is told without asking that the registry can be reached again, and diagnostics cannot compare the " +
    "computer's clock with the server's. Have the server add the call.",
  listSendingBatches: withoutOtherSide,
  listReceivingBatches: withoutOtherSide,
  getReceivingBatch: readsRowAgain,
  getSendingBatch: readsRowAgain,
  listBatchChanges:
    "Colleagues' work is not seen within two seconds, where the server says that it can tell. Have the server add the " +
    "call, or leave out the word `changes` in its `extensions`.",
  getCardPhoto:
    "Photographs of disputed cards cannot be seen, where the server says that it keeps them. Have the server add the " +
    "call, or leave out the word `photos` in its `extensions`.",
  listAudit:
    "Nobody can read what happened to the single cards of a batch, where the server says that it can tell. Have the " +
    "server add the call, or leave out the word `audit` in its `extensions`.",
  getSettings:
    "Screens offer their own choices of reasons, documents and fingers, and their own limits of files. Have the server " +
    "add the call.",
  listCountries:
    "A collector with a foreign passport cannot be entered, for their country cannot be chosen. Have the server add the " +
    "call.",
  getPortrait:
    "Photographs of people cannot be seen, where the server says that it has them. Have the server add the call, or " +
    "leave out the word `portraits` in its `extensions`.",
  getCollectedIssuance: "A hand-over's record cannot be opened from the list. Have the server add the call.",
  getCompletedIssuance: "The record of a completed hand-over cannot be opened. Have the server add the call.",
  getIssuanceEvidence:
    "Fingerprints and signatures cannot be seen, where the server says that it shows them. Have the server add the " +
    "call, or leave out the word `evidence` in its `extensions`.",
  getIssuanceDocument:
    "Documents of a hand-over cannot be saved, where the server says that it gives them. Have the server add the call, " +
    "or leave out the word `evidence` in its `extensions`.",
  listIssuances:
    "The dashboard does not say which hand-overs have no proof yet. Have the server add the call.",
  getStatistics:
    "The dashboard has no watch list: nobody sees at a glance which batches are late and which cards are missing. Have the " +
    "server add the call.",
  getServiceStatistics:
    "The dashboard does not show how long people wait for their cards. Have the server add the call.",
  getPopulation: withoutPopulation,
  getPopulationByAge: withoutPopulation,
  getPopulationByAgeGroup: withoutPopulation,
  getCenterApplication:
    "After a colleague's change the dialog of a row cannot read its application again. Have the server add the call.",
  getActiveApplication:
    "Staff are not told by themselves that a fee was paid while the dialog of the payment is open. Have the server add the " +
    "call.",
  getApplicationFile:
    "Documents and biometrics of an application cannot be seen, where the server says that it shows them. Have the server " +
    "add the call, or leave out the word `application_files` in its `extensions`.",
  getApplicantPortrait: withoutPersonPortrait,
  getPersonPortrait: withoutPersonPortrait,
  getCaptureSet:
    "At a station for biometrics nobody sees what a colleague or another device takes meanwhile, where the server says that " +
    "it keeps each part. Have the server add the call, or leave out the word `capture_sets` in its `extensions`.",
  getApplicantBiometrics:
    "An application cannot use biometrics from before; they are taken at the station. Have the server add the call.",
  getPersonStatus:
    "A new guardian cannot be named when a returned application is submitted again. Have the server add the call.",
  listCenterHierarchy: "Centres are offered as one list, without their atolls. Have the server add the call.",
  listDrafts:
    "Drafts are not offered, where the server says that it keeps them. Have the server add the call, or leave out the " +
    "word `drafts` in its `extensions`.",
  findApplication:
    "A scanned slip of another centre cannot be looked up, where the server says that it can. Have the server add the " +
    "call, or leave out the word `find` in its `extensions`.",
  listCenterApplications:
    "The dashboard says that the figures of applications could not be loaded. Have the server add the call.",
  getCurrentIsland:
    "The island of an interaction has to be chosen each time, and photographs and filters are not offered. Have the " +
    "server add the call.",
  listIslands: asTyped("The island of an interaction"),
  listOccupations: asTyped("The occupation of a foreign worker"),
  listEmployers: asTyped("Another employer than the one on the permit"),
  getExpatPortrait:
    "Photographs of foreign workers cannot be seen, where the server says that it has them. Have the server add the " +
    "call, or leave out the word `expat_portraits` in its `extensions`.",
  getInteractionStats: "No figures stand above the list of interactions. Have the server add the call.",
  getInteraction: withoutInteraction,
  getInteractionPart: withoutInteraction,
  listCenters:
    "It is asked only where the tree of centres cannot be loaded: nobody could then choose a centre. Have the " +
    "server add it, if its tree may be missing.",
};

/** What happens without a call that a screen can do without, and what a portal does about it. */
export function describeLack({ operation, method }: Call, screen: string): string {
  if (method === "GET") return withoutReading[operation] ?? "";
  return (
    "Staff are offered the command all the same and would be refused. Disable it, " +
    `<${screen} actions={{ ${operation}: { isDisabled: true } }}>, until the server has it.`
  );
}

/** What it means that the portal has the screen in another contract. */
function describeMove({ name, entry, contractVersion }: InstalledManifest, has: number): Finding {
  return {
    level: "notice",
    topic: "screens",
    code: "contract_differs",
    what: `${name} has contract ${contractVersion}; the portal has installed contract ${has}.`,
    why: "",
    todo:
      has < contractVersion
        ? `Read changes/${name}.md of this release before moving; ${entry}/v${has} takes what the portal writes today.`
        : "This check is of an older release than the portal's: start the portal's own.",
  };
}

const write = ({ operation, method, path }: Call) => `${operation} (${method} ${path})`;

/**
 * Compares what screens need with what a server's contract names.
 *
 * @param calls all calls of our own contract, by which a manifest's names become methods and paths.
 * @param server what the server's contract names; nothing when there is none to compare with.
 * @param installed the manifest that the portal has, where that is of another release.
 */
export function compareScreens(
  screens: readonly InstalledManifest[],
  calls: readonly Call[],
  server: ServerCalls | undefined,
  installed: readonly InstalledManifest[] | undefined,
): { readonly verdicts: readonly ScreenVerdict[]; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const callOf = (operation: string): Call =>
    calls.find((call) => call.operation === operation) ?? { operation, method: "", path: "" };
  const verdicts = screens.map((screen): ScreenVerdict => {
    const { name, entry, contractVersion } = screen;
    const [needs, uses] = [screen.needs.map(callOf), screen.uses.map(callOf)];
    const lacks = (call: Call) => server !== undefined && !server.has(call);
    const [needed, usable] = [needs.filter(lacks), uses.filter(lacks)];
    const installedContractVersion = installed?.find((each) => each.entry === entry)?.contractVersion;
    if (needed.length > 0) {
      findings.push({
        level: "problem",
        topic: "screens",
        code: "needed_call_missing",
        what: `${name} cannot work: the server's contract does not name ${needed.map(write).join(", ")}.`,
        why: "",
        todo: "Have the server add it, or leave the screen out of the portal; --screens names those that it uses.",
      });
    }
    for (const call of usable) {
      findings.push({
        level: "notice",
        topic: "screens",
        code: "usable_call_missing",
        what: `${name} works, without ${write(call)}, which the server's contract does not name.`,
        why: "",
        todo: describeLack(call, name),
      });
    }
    if (installedContractVersion !== undefined && installedContractVersion !== contractVersion) {
      findings.push(describeMove(screen, installedContractVersion));
    }
    const verdict = !server
      ? "not_compared"
      : needed.length > 0
        ? "cannot_work"
        : usable.length > 0
          ? "works_with_less"
          : "works";
    return {
      name,
      entry,
      contractVersion,
      installedContractVersion,
      needs,
      uses,
      missing: [...needed, ...usable].map(({ operation }) => operation),
      verdict,
    };
  });
  return { verdicts, findings };
}
