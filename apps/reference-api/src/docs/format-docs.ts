import { escapeText } from "../http/escape-text.ts";
import { contractNode, type DocumentedCall, listCalls } from "./contract-nodes.ts";
import { formatNamedAnswer, formatNamedSchema, formatOperation } from "./format-operation.ts";
import { formatLine, formatParagraphs, formatPath } from "./format-text.ts";

/** Where the parts of the documentation are, seen from anywhere on the server. */
export interface DocsAddresses {
  readonly style: string;
  readonly contract: string;
}

interface Area {
  readonly name: string;
  readonly description: string;
  readonly calls: readonly DocumentedCall[];
}

function formatNavigation(areas: readonly Area[]): string {
  const items = areas.map(({ name, calls }) => {
    const links = calls.map(({ method, path, operation: { operationId: id } }) => {
      const label = `<span class="method">${method}</span> <span class="path">${formatPath(path)}</span>`;
      return `<li><a href="#${escapeText(id)}">${label}</a></li>`;
    });
    return `<li><a class="area" href="#area-${escapeText(name)}">${escapeText(name)}</a>
<ul>${links.join("\n")}</ul></li>`;
  });
  const rest = [
    ["refusals", "Refusals"],
    ["schemas", "Schemas"],
  ].map(([id, name]) => `<li><a class="area" href="#${id}">${name}</a></li>`);
  return `<nav aria-label="Calls"><ul>${[...items, ...rest].join("\n")}</ul></nav>`;
}

function formatArea({ name, description, calls }: Area): string {
  const id = `area-${escapeText(name)}`;
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeText(name)}</h2>
<p>${formatLine(description)}</p>
${calls.map(formatOperation).join("\n")}
</section>`;
}

function formatSchemes(): string {
  const { securitySchemes } = contractNode.components;
  const items = Object.values(securitySchemes).map(
    ({ name, in: place, description }) =>
      `<li><code class="name">${escapeText(name)}</code> <span class="remark">${escapeText(place)}</span> ${formatLine(description)}</li>`,
  );
  return `<ul class="fields">${items.join("\n")}</ul>`;
}

/** The contract as a page to read: no script, nothing from elsewhere, and an address for each call. */
export function formatDocs({ style, contract }: DocsAddresses): string {
  const { info, tags, components } = contractNode;
  const areas = tags.map((tag) => ({ ...tag, calls: listCalls(tag.name) }));
  const title = `${escapeText(info.title)}: the API`;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${title}</h1>
<p>Version ${escapeText(info.version)} of the agreement, as this server keeps it.
<a href="${contract}">The same as OpenAPI</a>, for programs.</p>
</header>
${formatNavigation(areas)}
<main id="calls" tabindex="-1">
<section aria-labelledby="about">
<h2 id="about">About</h2>
${formatParagraphs(info.description)}
${formatSchemes()}
<p>A field is always there unless it is called optional, and a field that is not named here is refused.</p>
</section>
${areas.map(formatArea).join("\n")}
<section aria-labelledby="refusals">
<h2 id="refusals">Refusals</h2>
<p>What many calls answer when they do not do what was asked.</p>
${Object.keys(components.responses).map(formatNamedAnswer).join("\n")}
</section>
<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
<p>What several calls take or answer.</p>
${Object.keys(components.schemas).map(formatNamedSchema).join("\n")}
</section>
</main>
</body>
</html>
`;
}
