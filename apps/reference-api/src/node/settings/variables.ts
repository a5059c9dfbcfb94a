import { StartRefused } from "../start-refused.ts";

/** What the server and its commands read from the environment. */
const known = [
  "ID_DESK_ALLOWED_ORIGINS",
  "ID_DESK_ALTERNATIVE_CHECK",
  "ID_DESK_AUDIT_HEADS",
  "ID_DESK_AUDIT_KEY",
  "ID_DESK_AUDIT_TOKEN",
  "ID_DESK_AUDIT_URL",
  "ID_DESK_BASE_PATH",
  "ID_DESK_BEHIND_PROXY",
  "ID_DESK_DATA",
  "ID_DESK_DEMO",
  "ID_DESK_FILE_KEYS",
  "ID_DESK_FINGERPRINT_READER",
  "ID_DESK_HOST",
  "ID_DESK_HOST_FILES",
  "ID_DESK_KEY",
  "ID_DESK_METRICS_HOST",
  "ID_DESK_METRICS_PORT",
  "ID_DESK_METRICS_TOKEN",
  "ID_DESK_SCALE",
  "ID_DESK_SETTINGS",
  "ID_DESK_SIGNED_PDFS",
  "ID_DESK_SMS_PROCESSING_MS",
  "ID_DESK_SMS_TIMEOUT_MS",
  "ID_DESK_SMS_TOKEN",
  "ID_DESK_SMS_URL",
];

/** What the project's own tests, proofs and bench tell each other, and with it the servers that they start. */
const ofTools = /^ID_DESK_(?:TEST_|PROVE_|BENCH_|ONLY$|SPOKEN$|CHROMIUM$|RUN_FOLDER$|TAMPERINGS$)/;

/** Those that are on or off. */
const switches = ["ID_DESK_ALTERNATIVE_CHECK", "ID_DESK_BEHIND_PROXY", "ID_DESK_DEMO", "ID_DESK_SCALE"];

/** Variables of the environment; an empty one counts as none. */
export type Given = (name: string) => string | undefined;

/**
 * Looks through the names of the environment's variables, and at those that are on or off: one that is misspelt would
 * change nothing, and nobody would know.
 *
 * @throws StartRefused when there is no such variable.
 */
export function checkVariables(names: readonly string[], given: Given): void {
  const unknown = names.find(
    (name) => name.startsWith("ID_DESK_") && !known.includes(name) && !ofTools.test(name),
  );
  if (unknown !== undefined) {
    throw new StartRefused(`There is no variable ${unknown}. There are: ${known.join(", ")}.`);
  }
  for (const name of switches) {
    if (!["1", "0", undefined].includes(given(name))) {
      throw new StartRefused(`${name} is 1, or it is left out.`);
    }
  }
}

/** Gives variables of the environment, with those in their place that somebody said otherwise. */
export function putVariables(given: Given, said: Readonly<Record<string, string | undefined>>): Given {
  return (name) => said[name] || given(name);
}
