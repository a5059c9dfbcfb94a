/**
 * The server in a box as a portal's developer gets it: packed, installed with npm in a folder outside of the workspace,
 * and started with npx on each Node that it promises to run on. A demonstration is worked at over HTTP, stopped, started
 * again and begun anew; the server inside a script answers; every command explains itself. `npm run prove box 20` takes
 * one of the Nodes.
 */
import { existsSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { signInDirectly } from "../../apps/reference-host/e2e/colleague.ts";
import { findFreePort } from "../../apps/reference-host/e2e/server.ts";
import { root } from "../packages/published-package.ts";
import { installNodes, type PortalNode } from "./box/nodes.ts";
import { PortalFolder, type RunningBox } from "./box/portal-folder.ts";
import { Claims, inTemporaryFolder } from "./release/rehearsal.ts";

const claims = new Claims();
const start = performance.now();

async function readText(box: RunningBox, path: string): Promise<string> {
  const answer = await fetch(`${box.url}${path}`);
  return `${answer.status} ${await answer.text()}`;
}

async function countBatches(box: RunningBox): Promise<number> {
  const { send } = await signInDirectly(box);
  const answer = await send("GET", "/dispatch/batches/sending?status=all&per_page=1");
  return ((await answer.json()) as { meta: { total: number } }).meta.total;
}

async function workAt(box: RunningBox, { version }: PortalNode): Promise<void> {
  const { send } = await signInDirectly(box);
  const made = await send("POST", "/dispatch/batches", JSON.stringify({ destination_center_id: 6 }));
  const { batch } = (await made.json()) as { batch: { id: number } };
  const card = JSON.stringify({ serial_number: "SN0000101" });
  const added = await send("POST", `/dispatch/batches/${batch.id}/cards`, card);
  claims.claim(
    `${version}: a batch is made and a card is added`,
    made.status === 201 && added.status === 201,
    `${made.status} ${added.status} ${await added.text()}`,
  );
  const portrait = await send("GET", "/issuance/cards/1/portraits/owner");
  claims.claim(
    `${version}: no call fails on the server's side`,
    portrait.status < 500,
    String(portrait.status),
  );
  for (const [path, begins] of [
    ["/api/docs", "200 <!doctype html>"],
    ["/api/openapi.json", '200 {"openapi":"3.1.0"'],
    ["/demo/phone", "200 <!doctype html>"],
    ["/demo/registry", "200 <!doctype html>"],
    ["/", "200 <!doctype html>"],
  ] as const) {
    const text = await readText(box, path);
    claims.claim(`${version}: ${path} answers`, text.startsWith(begins), text.slice(0, 200));
  }
}

/**
 * @param place where it keeps its data: as most will have it, in the folder where it is started, when nothing is said.
 * @returns how many batches it begins with.
 */
async function proveDemonstration(
  portal: PortalFolder,
  node: PortalNode,
  place: readonly string[],
): Promise<number> {
  const { version } = node;
  const first = await portal.start(node, await findFreePort(), place);
  const before = await countBatches(first);
  await workAt(first, node);
  const ended = await first.end();
  claims.claim(`${version}: SIGTERM ends it with 0`, ended === 0, String(ended));
  const second = await portal.start(node, await findFreePort(), place);
  const kept = await countBatches(second);
  claims.claim(`${version}: a second run has the batch`, kept === before + 1, `${before} and then ${kept}`);
  await second.end();
  return before;
}

async function proveFreshStart(portal: PortalFolder, node: PortalNode, before: number): Promise<void> {
  const anew = await portal.start(node, await findFreePort(), ["--fresh"]);
  const fresh = await countBatches(anew);
  claims.claim(`${node.version}: --fresh begins anew`, fresh === before, `${before} and then ${fresh}`);
  await anew.end();
}

function proveCommands(portal: PortalFolder, node: PortalNode): void {
  const { version } = node;
  const refused = portal.npx(node);
  claims.claim(
    `${version}: without a database it says in a sentence what it needs`,
    refused.exitCode === 1 && refused.output.includes("There is no database: --demo"),
    refused.output,
  );
  const { output } = portal.npx(node, "--help");
  const names = [...output.matchAll(/^ {2}([a-z]+(?: [a-z]+)?) {2,}/gm)].map(([, name]) => name ?? "");
  const silent = names.filter((name) => {
    const help = portal.run(node, "node", "node_modules/.bin/id-desk-api", ...name.split(" "), "--help");
    return help.exitCode !== 0 || !help.output.includes(`id-desk-api ${name}`);
  });
  claims.claim(
    `${version}: each of ${names.length} commands explains itself`,
    names.length >= 4 && silent.length === 0,
    `${output}\n${silent.join(", ")}`,
  );
}

async function prove(portal: PortalFolder, nodes: readonly PortalNode[]): Promise<void> {
  const install = performance.now();
  await portal.install();
  const size = portal.run(nodes[0] as PortalNode, "du", "-sm", "node_modules").output.split("\t")[0];
  console.log(`Packed and installed in ${((performance.now() - install) / 1000).toFixed(0)} s: ${size} MB.`);
  for (const [index, node] of nodes.entries()) {
    if (index === 0) proveCommands(portal, node);
    const before = await proveDemonstration(
      portal,
      node,
      index === 0 ? [] : ["--data", join(portal.folder, node.version)],
    );
    if (index === 0) await proveFreshStart(portal, node, before);
    const { exitCode, output } = portal.run(node, "node", "script.mjs");
    claims.claim(
      `${node.version}: the server in a script signs in`,
      exitCode === 0 && output.includes("200 clerk.male"),
      output,
    );
  }
  claims.claim("its data is out of git's sight", existsSync(join(portal.folder, ".id-desk/.gitignore")));
  const compiler = join(root, "node_modules/typescript-native/bin/tsc");
  const types = portal.run(nodes.at(-1) as PortalNode, "node", compiler, "-p", ".");
  claims.claim("its types hold without any other types", types.exitCode === 0, types.output);
}

await inTemporaryFolder(async (folder) => {
  const portal = new PortalFolder(join(folder, "portal"));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => portal.stopAll());
  try {
    await prove(portal, await installNodes(folder, process.argv.slice(2)));
  } finally {
    portal.stopAll();
  }
});

const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(`${seconds} s, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(0)}`);
console.log(`${claims.passed} passed, ${claims.failed} failed`);
process.exitCode = claims.failed > 0 ? 1 : 0;
