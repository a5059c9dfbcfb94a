import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeOwnFolder } from "../own-folder.ts";
import { StartRefused } from "../start-refused.ts";

/** The name of the key that a server makes in its data folder. */
export const ownKeyName = "audit-key.pem";

function readPem(file: string, read: (pem: string) => KeyObject): KeyObject {
  let key: KeyObject;
  try {
    key = read(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StartRefused(
      `The key in ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? (error as Error).name}).`,
    );
  }
  if (key.asymmetricKeyType === "ed25519") return key;
  throw new StartRefused(
    `The key in ${file} is not an Ed25519 key: \`openssl genpkey -algorithm ed25519\` makes one.`,
  );
}

/**
 * Reads the private key that signs heads of the audit trail, a PEM in PKCS #8.
 *
 * @throws StartRefused when the file cannot be read or has no Ed25519 key.
 */
export const readAuditKey = (file: string): KeyObject => readPem(file, createPrivateKey);

/**
 * Reads a public key that checks signed heads, a PEM.
 *
 * @throws StartRefused when the file cannot be read or has no Ed25519 key.
 */
export const readPublicKey = (file: string): KeyObject => readPem(file, createPublicKey);

/**
 * Returns the key of a data folder, and makes it the first time. Only the server's own user can read the file.
 *
 * @throws StartRefused when it cannot be made or read.
 */
export function keepAuditKey(folder: string): KeyObject {
  const file = join(folder, ownKeyName);
  if (existsSync(file)) return readAuditKey(file);
  const { privateKey } = generateKeyPairSync("ed25519");
  const beside = `${file}.${randomUUID()}`;
  try {
    makeOwnFolder(folder);
    writeFileSync(beside, privateKey.export({ type: "pkcs8", format: "pem" }), { flag: "wx", mode: 0o600 });
    // A link appears with its whole content: another server may start at the same moment and read it.
    linkSync(beside, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST")
      throw new StartRefused(`The key of the audit trail cannot be kept in ${file} (${code}).`);
  } finally {
    rmSync(beside, { force: true });
  }
  return readAuditKey(file);
}
