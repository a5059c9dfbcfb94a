/** 0.10.0 comes before 0.9.0, and a release before its candidates. */
function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split("-", 1)[0] ?? "");
  if (first === second) return one.length - other.length;
  return (second ?? "").localeCompare(first ?? "", "en", { numeric: true });
}

const begin = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />`;

/** A page that leads on to the Storybook of the newest version that is released, else of the newest there is. */
export function formatFirstPage(versions: readonly string[]): string {
  const sorted = versions.toSorted(compareVersions);
  const newest = sorted.find((version) => !version.includes("-")) ?? sorted[0] ?? "";
  return `${begin}
    <meta http-equiv="refresh" content="0; url=./${newest}/" />
    <title>ID Desk for developers</title>
  </head>
  <body>
    <p><a href="./${newest}/">Version ${newest}</a></p>
    <p><a href="./versions.html">All versions</a></p>
  </body>
</html>
`;
}

/** A page that leads to the Storybook of each version, the newest first. */
export function formatVersionsPage(versions: readonly string[]): string {
  const links = versions
    .toSorted(compareVersions)
    .map((version) => `      <li><a href="./${version}/">${version}</a></li>`);
  return `${begin}
    <title>ID Desk for developers</title>
  </head>
  <body>
    <h1>ID Desk for developers</h1>
    <p>Guides, references and every state of every screen, by version.</p>
    <ul>
${links.join("\n")}
    </ul>
  </body>
</html>
`;
}
