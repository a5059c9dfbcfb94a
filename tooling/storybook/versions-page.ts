/** 0.10.0 comes before 0.9.0, and a release before its candidates. */
function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split("-", 1)[0] ?? "");
  if (first === second) return one.length - other.length;
  return (second ?? "").localeCompare(first ?? "", "en", { numeric: true });
}

/** A page that leads to the Storybook of each version, the newest first. */
export function formatVersionsPage(versions: readonly string[]): string {
  const links = versions
    .toSorted(compareVersions)
    .map((version) => `      <li><a href="./${version}/">${version}</a></li>`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
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
