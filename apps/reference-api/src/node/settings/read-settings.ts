import { readFileSync } from "node:fs";
import { parseJson } from "../../contract/storable.ts";
import { checkAgainstContract } from "../../contract/validation.ts";
import {
  defaultSettings,
  type RegistrySettings,
  type SecondFactorUse,
} from "../../domain/registry-settings.ts";
import { StartRefused } from "../start-refused.ts";

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readFile(file: string): Part {
  let read: unknown;
  try {
    read = parseJson(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StartRefused(`The settings in ${file} cannot be read (${(error as Error).name}).`);
  }
  if (isPart(read)) return read;
  throw new StartRefused(`The settings in ${file} are no object.`);
}

/** Puts what a registry says over what holds otherwise, part by part; a list takes the place of a list. */
function put<Whole extends object>(usual: Whole, said: Part): Whole {
  const whole: Record<string, unknown> = { ...(usual as Part) };
  for (const [name, value] of Object.entries(said)) {
    const known = whole[name];
    whole[name] = isPart(known) && isPart(value) ? put(known, value) : value;
  }
  return whole as Whole;
}

/** The settings among the figures that have words as values. */
const choices: Readonly<Record<string, readonly unknown[]>> = {
  "issuance.secondPersonFor": ["nobody", "other_number"],
};

/** Figures are whole numbers, and all of them are known: one that is misspelt would change nothing. */
function putFigures<Figures extends object>(usual: Figures, said: unknown, name: string): Figures {
  if (said === undefined) return usual;
  if (!isPart(said)) throw new StartRefused(`The setting ${name} is no object.`);
  for (const [figure, value] of Object.entries(said)) {
    if (!(figure in usual)) throw new StartRefused(`There is no setting ${name}.${figure}.`);
    const words = choices[`${name}.${figure}`];
    if (words) {
      if (words.includes(value)) continue;
      throw new StartRefused(`The setting ${name}.${figure} is not one of ${words.join(", ")}.`);
    }
    if (!Number.isInteger(value) || Number(value) < 0) {
      throw new StartRefused(`The setting ${name}.${figure} is no whole number from 0 on.`);
    }
  }
  return { ...usual, ...said };
}

function putShown(usual: RegistrySettings["shown"], said: unknown): RegistrySettings["shown"] {
  if (said === undefined) return usual;
  if (!isPart(said)) throw new StartRefused("The setting shown is no object.");
  if (isPart(said.issuance) && "youngest_owner" in said.issuance) {
    throw new StartRefused(
      "The setting shown.issuance.youngest_owner follows issuance.youngestOwner: set that one.",
    );
  }
  const shown = put(usual, said);
  const [problem] = checkAgainstContract("#/components/schemas/Settings", shown);
  if (problem) {
    throw new StartRefused(
      `The setting shown${problem.instancePath.replaceAll("/", ".")} ${problem.message}.`,
    );
  }
  for (const part of ["biometrics", "xpat"] as const) {
    const names = shown[part].fingers.map(({ hand, finger }) => `${hand} ${finger}`);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) {
      throw new StartRefused(`The setting shown.${part}.fingers has the same finger twice: ${twice}.`);
    }
  }
  return shown;
}

const parts = [
  "shown",
  "otp",
  "issuance",
  "people",
  "dispatch",
  "alarms",
  "passwords",
  "secondFactor",
  "uploads",
  "retention",
];

const secondFactorUses: readonly unknown[] = ["off", "optional", "required"] satisfies SecondFactorUse[];

function readSecondFactorUse(usual: SecondFactorUse, said: unknown): SecondFactorUse {
  if (said === undefined) return usual;
  if (secondFactorUses.includes(said)) return said as SecondFactorUse;
  throw new StartRefused("The setting secondFactor is off, optional or required.");
}

/**
 * Reads what the registry decides: the usual settings, over it the file of `ID_DESK_SETTINGS`, over that
 * `ID_DESK_ALTERNATIVE_CHECK`.
 *
 * @throws StartRefused when it makes no sense.
 */
export function readSettings(
  given: (name: string) => string | undefined,
  usual = defaultSettings,
): RegistrySettings {
  const file = given("ID_DESK_SETTINGS");
  const said = file === undefined ? {} : readFile(file);
  const unknown = Object.keys(said).find((name) => !parts.includes(name));
  if (unknown !== undefined) throw new StartRefused(`There is no setting ${unknown}.`);
  const shown = putShown(usual.shown, said.shown);
  const isAlternative = given("ID_DESK_ALTERNATIVE_CHECK");
  return {
    shown: {
      ...shown,
      issuance: {
        ...shown.issuance,
        ...(isAlternative !== undefined && { alternative_check: isAlternative === "1" }),
      },
    },
    otp: putFigures(usual.otp, said.otp, "otp"),
    issuance: putFigures(usual.issuance, said.issuance, "issuance"),
    people: putFigures(usual.people, said.people, "people"),
    dispatch: putFigures(usual.dispatch, said.dispatch, "dispatch"),
    alarms: putFigures(usual.alarms, said.alarms, "alarms"),
    passwords: putFigures(usual.passwords, said.passwords, "passwords"),
    secondFactor: readSecondFactorUse(usual.secondFactor, said.secondFactor),
    uploads: putFigures(usual.uploads, said.uploads, "uploads"),
    retention: putFigures(usual.retention, said.retention, "retention"),
  };
}
