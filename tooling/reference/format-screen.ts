import type { PublishedManifest } from "../packages/screen-manifests.ts";
import type { DescribedProp, DescribedScreen } from "./read-screen.ts";

/** An operation of the contract. */
export interface Operation {
  readonly method: string;
  readonly path: string;
}

/** What a page of reference is made from. */
export interface ScreenSources {
  readonly screen: DescribedScreen;
  readonly manifest: PublishedManifest;
  readonly operations: Readonly<Record<string, Operation>>;
  /** The screen's English texts by key; several forms where a text has plurals. */
  readonly texts: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const code = (text: string) => `\`${text}\``;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => "---"), ...rows.map((row) => row.map(cell))];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const whoMaySee: Readonly<Record<string, string>> = {
  public: "Everybody, also when nobody is signed in.",
  signedIn: "Everybody who is signed in.",
};

function describeProps(props: readonly DescribedProp[]): string {
  if (props.length === 0) return "None of its own.";
  return table(
    ["Property", "Type", "What it is"],
    props.map(({ name, isRequired, type, text }) => [
      code(name) + (isRequired ? " (required)" : ""),
      code(type),
      text,
    ]),
  );
}

function describeOperations({ manifest, operations }: ScreenSources): string {
  const rows = (ids: readonly string[], when: string) =>
    ids.map((id) => {
      const operation = operations[id];
      if (!operation)
        throw new Error(`${manifest.name} names the operation ${id}, which the contract does not have.`);
      return [code(id), code(`${operation.method} ${operation.path}`), when];
    });
  const all = [
    ...rows(manifest.needs, "needs it"),
    ...rows(manifest.uses, "offers it when the server has it"),
  ];
  return all.length === 0 ? "It asks the server nothing." : table(["Operation", "Call", "The screen"], all);
}

function list(names: readonly string[], none: string): string {
  return names.length === 0 ? none : names.map(code).join(", ");
}

/** The page of reference of one screen, as Markdown. */
export function formatScreen(sources: ScreenSources): string {
  const { screen, manifest, texts } = sources;
  const tag = screen.name;
  const required = screen.props.filter((prop) => prop.isRequired).map(({ name }) => ` ${name}={${name}}`);
  const access = whoMaySee[manifest.access] ?? `Whoever may see the area ${code(manifest.access)}.`;
  const words = Object.entries(texts).map(([key, text]) => [
    code(key),
    typeof text === "string"
      ? text
      : Object.entries(text)
          .map(([form, one]) => `${form}: ${one}`)
          .join(" / "),
  ]);
  return `<!-- Written by \`npm run reference\` from the types, the manifest and the contract. Do not edit. -->

# ${screen.name}

${screen.text}

\`\`\`tsx
import { ${tag} } from "${screen.specifier}";

<${tag}${required.join("")} />
\`\`\`

| | |
| --- | --- |
| Contract version | ${manifest.contractVersion} |
| Who sees it | ${access} |
| In the page | \`[data-idd-screen="${manifest.name}"][data-idd-screen-version="${manifest.contractVersion}"]\` |

## Properties of its own

${describeProps(screen.props.filter((prop) => !prop.isCommon))}

## Properties of every screen

${describeProps(screen.props.filter((prop) => prop.isCommon))}

- Commands for \`actions\`: ${list(screen.actions, "none")}.
- Parts for \`slots\`: ${list(screen.slots, "none")}.
- Reasons of \`onExit\`: ${list(screen.exits, "it has no end of its own")}.

## What it asks the server

${describeOperations(sources)}

## Texts

The keys of \`messages\`, in English. The same keys stand under \`${manifest.name}\` in the registry's \`messages\`.

${words.length === 0 ? "None of its own." : table(["Key", "Text"], words)}
`;
}
