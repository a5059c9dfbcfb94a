import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const sending = "packages/screens/src/dispatch";

/** Edits a file; an edit that finds nothing would prove nothing. */
function edit(path: string, from: RegExp, to: string): void {
  const text = readFileSync(path, "utf8");
  if (!from.test(text)) throw new Error(`${path} has nothing that matches ${from}.`);
  writeFileSync(path, text.replace(from, to));
}

/** Adds a changeset for all packages. */
export function addChangeset(project: string, bump: "minor" | "major", text: string): void {
  const packages = ["core", "ui", "screens"].map((name) => `"@id-desk/${name}": ${bump}\n`).join("");
  writeFileSync(join(project, `.changeset/rehearsal-${bump}.md`), `---\n${packages}---\n\n${text}\n`);
}

/** Adds an optional prop to a screen. */
export function broaden(project: string): void {
  edit(
    join(project, `${sending}/DispatchSending/DispatchSending.tsx`),
    /(export interface DispatchSendingProps\b[^{]*\{)/,
    "$1\n  /** A name for the list. */\n  readonly listName?: string | undefined;",
  );
}

const renamed = `import { DispatchSendingBatch as Page, type DispatchSendingBatchProps as PageProps } from "./DispatchSendingBatch.tsx";

/** What the page of a batch that is sent takes from its host. */
export interface DispatchSendingBatchProps extends Omit<PageProps, "batchId"> {
  /** Which batch. */
  readonly batch: number;
}

/** Packs a batch of cards by scanning and sends it. */
export function DispatchSendingBatch({ batch, ...props }: DispatchSendingBatchProps) {
  return <Page {...props} batchId={batch} />;
}
`;

/** Gives the prop \`batchId\` of a screen another name. */
export function breakScreen(project: string): void {
  const folder = join(project, `${sending}/DispatchSendingBatch`);
  writeFileSync(join(folder, "Renamed.tsx"), renamed);
  edit(join(folder, "index.ts"), /"\.\/DispatchSendingBatch\.tsx"/, '"./Renamed.tsx"');
}

const adapter = `import {
  DispatchSendingBatch as Current,
  type DispatchSendingBatchProps as CurrentProps,
} from "../index.ts";

/**
 * What the page took in contract 1.
 *
 * @deprecated Take the props of \`@id-desk/screens/dispatch-sending-batch\`: \`batchId\` is now \`batch\`.
 */
export interface DispatchSendingBatchProps extends Omit<CurrentProps, "batch"> {
  /** Which batch. */
  readonly batchId: number;
}

/**
 * The page of a batch that is sent, in contract 1.
 *
 * @deprecated Import it from \`@id-desk/screens/dispatch-sending-batch\`: \`batchId\` is now \`batch\`.
 */
export function DispatchSendingBatch({ batchId, ...props }: DispatchSendingBatchProps) {
  return <Current {...props} batch={batchId} />;
}
`;

const manifest = `import type { ScreenManifest } from "../../../runtime/frame/manifest.ts";
import { dispatchSendingBatchManifest as current } from "../DispatchSendingBatch.manifest.ts";

/** What the page of a batch that is sent was and needed in contract 1. */
export const dispatchSendingBatchManifest: ScreenManifest = { ...current, contractVersion: 1 };
`;

const door = `export { DispatchSendingBatch, type DispatchSendingBatchProps } from "./DispatchSendingBatch.tsx";
export { dispatchSendingBatchManifest } from "./DispatchSendingBatch.manifest.ts";
`;

/** Says that the contract is new. */
export function raiseContract(project: string): void {
  const folder = join(project, `${sending}/DispatchSendingBatch`);
  edit(join(folder, "DispatchSendingBatch.manifest.ts"), /contractVersion: 1/, "contractVersion: 2");
}

/** Keeps the old contract where portals can import it: an adapter, its manifest and its entry. */
export function keepFirstContract(project: string): void {
  const folder = join(project, `${sending}/DispatchSendingBatch/v1`);
  mkdirSync(folder);
  writeFileSync(join(folder, "DispatchSendingBatch.tsx"), adapter);
  writeFileSync(join(folder, "DispatchSendingBatch.manifest.ts"), manifest);
  writeFileSync(join(folder, "index.ts"), door);
  const path = join(project, "packages/screens/package.json");
  const file = JSON.parse(readFileSync(path, "utf8"));
  const entry = "./dispatch-sending-batch/v1";
  file.exports[entry] = "./src/dispatch/DispatchSendingBatch/v1/index.ts";
  file.publishConfig.exports[entry] = {
    types: "./dist/dispatch-sending-batch/v1.d.ts",
    default: "./dist/dispatch-sending-batch/v1.js",
  };
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
}
