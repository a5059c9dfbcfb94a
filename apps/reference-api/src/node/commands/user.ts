import { randomBytes } from "node:crypto";
import {
  defaultSettings,
  demonstrationSettings,
  type RegistrySettings,
} from "../../domain/registry-settings.ts";
import { createKeyedDigest } from "../../session/keyed-digest.ts";
import { createSeal } from "../../session/seal.ts";
import { openDatabase, readDataPlace } from "../open-database.ts";
import { argon2Passwords } from "../passwords/argon2-passwords.ts";
import { keepDemonstrationKey, readGivenKey } from "../settings/read-key.ts";
import { readSettings } from "../settings/read-settings.ts";
import { StartRefused } from "../start-refused.ts";
import {
  addUser,
  type FirstPassword,
  listUsers,
  resetPassword,
  setDisabled,
  setUser,
  type UserPlace,
  type UserRights,
} from "../users/change-users.ts";
import { giveSecondFactor, takeSecondFactor } from "../users/second-factors.ts";
import { type Command, type CommandCall, defineCommand } from "./command.ts";
import { placeOptions, readPlaceVariables } from "./place.ts";

const rightOptions = {
  role: {
    type: "string",
    multiple: true,
    value: "ROLE",
    says: "dnr, xpat, or one of the host's; several times for several",
  },
  center: {
    type: "string",
    multiple: true,
    value: "ID",
    says: "a centre where they work; several times for several",
  },
  "every-center": { type: "boolean", says: "they work at every centre that there is now" },
  "full-access": {
    type: "boolean",
    says: "supervisor: every area, and the word of one where it is asked for",
  },
  ...placeOptions,
} as const;

/** What `set` can take away. */
const lessOptions = {
  name: { type: "string", value: "NAME", says: "their full name" },
  "no-role": { type: "boolean", says: "they have no role any more" },
  "no-center": { type: "boolean", says: "they work at no centre any more" },
  "no-full-access": { type: "boolean", says: "they are no supervisor any more" },
} as const;

type Rights = CommandCall<typeof rightOptions>["values"] & Partial<CommandCall<typeof lessOptions>["values"]>;

function readCenterId(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new StartRefused(`"${text}" is no number of a centre.`);
}

function checkOneOf(values: Rights, names: readonly (keyof Rights & string)[]): void {
  const said = names.filter((name) => values[name]);
  if (said.length > 1) throw new StartRefused(`--${said[0]} and --${said[1]} do not go together.`);
}

/** Roles and centres take the place of those from before. */
function readRights(values: Rights): UserRights {
  checkOneOf(values, ["role", "no-role"]);
  checkOneOf(values, ["center", "every-center", "no-center"]);
  checkOneOf(values, ["full-access", "no-full-access"]);
  const roles = values["no-role"] ? [] : values.role;
  const someCenters = values["no-center"] ? [] : values.center?.map(readCenterId);
  const centers = values["every-center"] ? "every" : someCenters;
  const hasFullAccess = values["no-full-access"] ? false : values["full-access"];
  return {
    ...(values.name !== undefined && { fullname: values.name }),
    ...(roles && { roles }),
    ...(centers && { centers }),
    ...(hasFullAccess !== undefined && { hasFullAccess }),
  };
}

async function withUsers(
  call: CommandCall<typeof placeOptions>,
  work: (place: UserPlace, settings: RegistrySettings) => Promise<void>,
): Promise<void> {
  const given = readPlaceVariables(call);
  const dataPlace = readDataPlace(given);
  const settings = readSettings(given, dataPlace.isDemonstration ? demonstrationSettings : defaultSettings);
  const now = new Date();
  const { database, close } = await openDatabase(dataPlace, () => now);
  const random = (count: number) => new Uint8Array(randomBytes(count));
  try {
    await work({ database, passwords: argon2Passwords, random, now }, settings);
  } finally {
    await close();
  }
}

function tellPassword({ print }: Pick<CommandCall, "print">, { password, expiresAt }: FirstPassword): void {
  print(`First password: ${password}`);
  print(`It is shown this once, signs in until ${expiresAt.toISOString()}, and has to be changed then.`);
}

const userAdd = defineCommand({
  name: "user add",
  summary: "add somebody who may sign in, and print their first password once",
  positionals: ["USERNAME"],
  options: { name: { type: "string", value: "NAME", says: "their full name; needed" }, ...rightOptions },
  async run(call) {
    const [username = ""] = call.positionals;
    const { name } = call.values;
    if (name === undefined) throw new StartRefused("user add needs --name: their full name.");
    const rights = readRights(call.values);
    await withUsers(call, async (place, { retention }) => {
      const user = { ...rights, username, fullname: name };
      tellPassword(call, await addUser(place, user, retention.firstPasswords));
    });
  },
});

const userSet = defineCommand({
  name: "user set",
  summary: "change name, roles and centres; it counts from the next request on",
  positionals: ["USERNAME"],
  notes: ["Roles and centres that are named take the place of all from before."],
  options: { ...rightOptions, ...lessOptions },
  async run(call) {
    const rights = readRights(call.values);
    await withUsers(call, (place) => setUser(place, call.positionals[0] ?? "", rights));
    call.print("Changed.");
  },
});

const userReset = defineCommand({
  name: "user reset",
  summary: "end all sessions of somebody, and print a new first password once",
  positionals: ["USERNAME"],
  notes: ["The second factor stays: `user second-factor` makes another one."],
  options: placeOptions,
  async run(call) {
    await withUsers(call, async (place, { retention }) => {
      const [username = ""] = call.positionals;
      tellPassword(call, await resetPassword(place, username, retention.firstPasswords));
    });
  },
});

const userSecondFactor = defineCommand({
  name: "user second-factor",
  summary: "make a new second factor for a user and print it once; the user's sessions end",
  positionals: ["USERNAME"],
  options: {
    remove: { type: "boolean", says: "only remove the second factor that the user has" },
    ...placeOptions,
  },
  async run(call) {
    const given = readPlaceVariables(call);
    const place = readDataPlace(given);
    const [username = ""] = call.positionals;
    const key = readGivenKey(given("ID_DESK_KEY"), place);
    await withUsers(call, async (users, { secondFactor }) => {
      if (call.values.remove) {
        await takeSecondFactor(users, username);
        call.print("Removed.");
        return;
      }
      const ownKey = key ?? keepDemonstrationKey(place.dataFolder);
      const { secret, address, recoveryCodes } = await giveSecondFactor(
        {
          ...users,
          keyedDigest: createKeyedDigest(ownKey),
          secondFactorSeal: await createSeal("secondFactors", ownKey, users.random),
        },
        username,
      );
      call.print(`Secret: ${secret}`);
      call.print(`Address for the authenticator app: ${address}`);
      for (const code of recoveryCodes) call.print(`Recovery code: ${code}`);
      call.print(
        "They are shown only now. Each recovery code can be used once instead of a code of the app.",
      );
      if (secondFactor === "off")
        call.print("The setting secondFactor is off: users are not asked for a code.");
    });
  },
});

const userDisable = defineCommand({
  name: "user disable",
  summary: "end all sessions of somebody, and let them sign in no more",
  positionals: ["USERNAME"],
  options: placeOptions,
  async run(call) {
    await withUsers(call, (place) => setDisabled(place, call.positionals[0] ?? "", true));
    call.print("Disabled.");
  },
});

const userEnable = defineCommand({
  name: "user enable",
  summary: "let somebody sign in again",
  positionals: ["USERNAME"],
  options: placeOptions,
  async run(call) {
    await withUsers(call, (place) => setDisabled(place, call.positionals[0] ?? "", false));
    call.print("Enabled.");
  },
});

const userList = defineCommand({
  name: "user list",
  summary: "list who may sign in: username, name, roles, centres, state",
  options: placeOptions,
  async run(call) {
    await withUsers(call, async (place) => {
      const users = await listUsers(place);
      for (const { username, fullname, roles, centers, hasFullAccess, state } of users) {
        const access = [...roles, ...(hasFullAccess ? ["full access"] : [])].join(", ") || "no role";
        const at = centers === "every" ? "every centre" : `centres ${centers.join(", ") || "none"}`;
        call.print([username, fullname, access, at, state].join("\t"));
      }
      if (users.length === 0) call.print("There are no users yet.");
    });
  },
});

/** What operators do about who may sign in. */
export const userCommands: readonly Command[] = [
  userAdd,
  userSet,
  userReset,
  userSecondFactor,
  userDisable,
  userEnable,
  userList,
];
