/**
 * A release from start to end, on this machine: a local registry, a copy of the project as it is committed, and
 * portals outside of it. A first release, a minor one, a broken contract that the check refuses, the same
 * change done right as a candidate and then as a major release, an old portal that stays on `/v1`, a canary, and a
 * release taken back.
 * Nothing can be published anywhere else.
 */
import { join } from "node:path";
import { addChangeset, breakScreen, broaden, keepFirstContract, raiseContract } from "./release/changes.ts";
import { Portal } from "./release/portals.ts";
import { ProjectCopy } from "./release/project-copy.ts";
import { Claims, inTemporaryFolder } from "./release/rehearsal.ts";
import { startRegistry } from "./release/start-registry.ts";

const claims = new Claims();
const start = performance.now();
const screens = "@id-desk/screens";

async function claimThatPortalRuns(portal: Portal, what: string): Promise<void> {
  const types = await portal.checkTypes();
  claims.claim(`${what} compiles`, types.exitCode === 0, types.output);
  const script = await portal.runScript();
  claims.claim(`${what} runs core in Node`, script.exitCode === 0, script.output);
  const complaints = await portal.show();
  claims.claim(`${what} shows the screen in Chromium`, complaints.length === 0, complaints.join("\n"));
}

async function claimRefusal(project: ProjectCopy, what: string, sentence: string): Promise<void> {
  const { exitCode, output } = await project.checkContracts();
  claims.claim(what, exitCode !== 0 && output.includes(sentence), output);
  if (exitCode !== 0) console.log(output.trimEnd().replaceAll(/^/gm, "    "));
}

async function claimContent(project: ProjectCopy, what: string): Promise<void> {
  const { exitCode, output } = await project.checkContracts();
  claims.claim(what, exitCode === 0, output);
}

async function releaseFirst(project: ProjectCopy, portal: Portal): Promise<string> {
  const version = await project.version();
  await project.pack();
  const stray = await project.tryToPublish("latest", project.writeStrayConfiguration());
  claims.claim(
    "publishing is refused where npm's configuration leads elsewhere",
    stray.exitCode !== 0 && stray.output.includes("nothing was published"),
    stray.output,
  );
  await project.publish("latest");
  await portal.install(version);
  claims.claim(`the first release, ${version}, can be installed`, portal.version === version);
  await claimThatPortalRuns(portal, `a portal on ${version}`);
  return version;
}

async function releaseMinor(project: ProjectCopy, portal: Portal, first: string): Promise<string> {
  broaden(project.folder);
  await project.writeReports();
  await claimRefusal(project, "a new prop needs a changeset", "DispatchSending has gained listName");
  addChangeset(project.folder, "minor", "- DispatchSending 1: the list can be named by the prop `listName`.");
  await claimContent(project, "a new prop with its changeset passes");
  const version = await project.version();
  await project.pack();
  await project.publish("latest");
  await portal.install(`^${first}`);
  claims.claim(`${version} does not come to portals unasked below 1.0`, portal.version === first);
  await portal.install(version);
  await claimThatPortalRuns(portal, `the same portal on ${version}`);
  const changes = portal.readChanges("DispatchSending");
  claims.claim("the changes of the screen name the release", changes.includes(`## ${version}\n`), changes);
  const others = portal.readChanges("DispatchSendingBatch");
  claims.claim("those of another screen do not", !others.includes(`## ${version}\n`), others);
  return version;
}

/** Makes a candidate of what waits; what portals get by default stays, and one that asks learns what will change. */
async function releaseCandidate(project: ProjectCopy, portal: Portal, latest: string): Promise<void> {
  await project.commit("A broken contract");
  const version = await project.version("--candidate", "1");
  await project.pack();
  await project.publish("next");
  await project.goBack(1);
  const tag = await project.npm("view", screens, "dist-tags.latest");
  claims.claim(`with a candidate, ${version}, latest stays ${latest}`, tag === latest, tag);
  await portal.install(`^${latest}`);
  claims.claim("a candidate does not come to portals unasked", portal.version === latest, portal.version);
  const asked = await portal.checkBeforeMoving("next");
  claims.claim(
    "its check tells a portal, before it moves, which contract is new",
    asked.exitCode === 0 && asked.output.includes("has contract 2; the portal has installed contract 1"),
    asked.output,
  );
  await portal.install("next");
  claims.claim(`a portal that asks gets ${version}`, portal.version === version, portal.version);
  const changes = portal.readChanges("DispatchSendingBatch");
  claims.claim("and the changes of the release to come", changes.includes("contract 2: "), changes);
}

async function releaseMajor(project: ProjectCopy, portal: Portal, latest: string): Promise<string> {
  breakScreen(project.folder);
  await claimRefusal(
    project,
    "a prop with another name is refused",
    "raise its contractVersion to 2, keep `@id-desk/screens/dispatch-sending-batch/v1`",
  );
  raiseContract(project.folder);
  addChangeset(project.folder, "major", "- DispatchSendingBatch 2: the prop `batchId` is now `batch`.");
  await claimRefusal(project, "a new contract without the old one is refused", "cannot be imported");
  keepFirstContract(project.folder);
  await project.writeReports();
  await claimContent(project, "a new contract beside the old one, with its changeset, passes");
  await releaseCandidate(project, portal, latest);
  const version = await project.version();
  await project.pack();
  await project.publish("latest");
  await portal.install(version);
  const { exitCode, output } = await portal.checkTypes();
  claims.claim(
    "a portal that changes nothing is told by its types",
    exitCode !== 0 && output.includes("batchId"),
  );
  portal.stayOnFirstContract();
  await claimThatPortalRuns(portal, `the same portal on ${version}, with the screen's /v1`);
  const checked = await portal.check();
  claims.claim("the installed check is content with it", checked.exitCode === 0, checked.output);
  return version;
}

async function releaseCanary(project: ProjectCopy, portal: Portal, latest: string): Promise<void> {
  addChangeset(project.folder, "minor", "- Login 1: tried out.");
  const version = await project.version("--snapshot", "canary");
  await project.pack();
  await project.publish("canary");
  await project.goBack(1);
  await portal.install("canary");
  claims.claim(
    `a canary, ${version}, can be tried`,
    portal.version === version && version.includes("canary"),
  );
  await claimThatPortalRuns(portal, "the same portal on the canary");
  const tag = await project.npm("view", screens, "dist-tags.latest");
  claims.claim("a canary is not what others get", tag === latest, tag);
}

async function takeBack(project: ProjectCopy, portal: Portal, bad: string, good: string): Promise<void> {
  for (const name of ["core", "ui", "screens"]) {
    await project.npm("dist-tag", "add", `@id-desk/${name}@${good}`, "latest");
    await project.npm("deprecate", `@id-desk/${name}@${bad}`, `Broken: take ${good}.`);
  }
  await portal.install("latest");
  claims.claim(`a release taken back: portals get ${good}`, portal.version === good, portal.version);
  const said = await project.npm("view", `${screens}@${bad}`, "deprecated");
  claims.claim("and who has it is told", said.includes(good), said);
}

await inTemporaryFolder(async (folder) => {
  const registry = await startRegistry(join(folder, "registry"));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => registry.stop());
  try {
    const project = new ProjectCopy(join(folder, "project"), registry);
    const portal = new Portal(join(folder, "portal"), registry.url);
    await project.create();
    const first = await releaseFirst(project, portal);
    const minor = await releaseMinor(project, portal, first);
    const major = await releaseMajor(project, portal, minor);
    await releaseCanary(project, portal, major);
    await takeBack(project, portal, major, minor);
  } finally {
    registry.stop();
  }
});

console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
console.log(`${claims.passed} passed, ${claims.failed} failed`);
process.exitCode = claims.failed > 0 ? 1 : 0;
