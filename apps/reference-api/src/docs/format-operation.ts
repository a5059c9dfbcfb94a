import { escapeText } from "../http/escape-text.ts";
import {
  type AnswerNode,
  type ContentNode,
  contractNode,
  type DocumentedCall,
  findAnswer,
  findParameter,
  nameOf,
  type OperationNode,
} from "./contract-nodes.ts";
import { describeSchema, formatField } from "./format-schema.ts";
import { formatLine, formatNotes, formatParagraphs, formatPath } from "./format-text.ts";

function formatExamples(examples: Readonly<Record<string, { readonly value: unknown }>> = {}): string {
  return Object.entries(examples)
    .map(
      ([name, { value }]) =>
        `<details><summary>Example: ${escapeText(name)}</summary><pre><code>${escapeText(JSON.stringify(value, null, 2))}</code></pre></details>`,
    )
    .join("\n");
}

function formatContent(content: ContentNode): string {
  return Object.entries(content)
    .map(
      ([type, { schema, examples }]) =>
        `<p class="media">${escapeText(type)}</p>
<div class="schema">${describeSchema(schema)}</div>
${formatExamples(examples)}`,
    )
    .join("\n");
}

function formatHeaders(headers: AnswerNode["headers"] = {}): string {
  const names = Object.keys(headers).map((name) => `<code>${escapeText(name)}</code>`);
  return names.length > 0 ? `<p>With ${names.join(" and ")}.</p>` : "";
}

/** What an answer of the contract says of itself and holds. */
function formatAnswer(answer: AnswerNode): string {
  return `${formatParagraphs(answer.description ?? "")}${formatNotes(answer)}${formatHeaders(answer.headers)}${formatContent(answer.content ?? {})}`;
}

function formatAnswers({ responses }: OperationNode): string {
  const items = Object.entries(responses).map(([status, answer]) => {
    const name = answer.$ref && nameOf(answer.$ref);
    const said = name
      ? `<p><a href="#answer-${escapeText(name)}">${escapeText(name)}</a>. ${formatLine(findAnswer(answer).description ?? "")}</p>`
      : formatAnswer(answer);
    return `<dt>${escapeText(status)}</dt>
<dd>${said}</dd>`;
  });
  return `<h4>Answers</h4>
<dl class="answers">${items.join("\n")}</dl>`;
}

function formatParameters({ parameters = [] }: OperationNode): string {
  if (parameters.length === 0) return "";
  const items = parameters.map((given) => {
    const { name, in: place, required = false, schema, ...said } = findParameter(given);
    return formatField(name, { ...said, ...schema }, required, `in the ${place}`);
  });
  return `<h4>Parameters</h4>
<ul class="fields">${items.join("\n")}</ul>`;
}

function formatBody({ requestBody }: OperationNode): string {
  return requestBody ? `<h4>Body</h4>\n${formatContent(requestBody.content)}` : "";
}

const whoInWords: Readonly<Record<string, string>> = {
  anyone: "anyone",
  signed_in: "whoever is signed in",
};

const centersInWords: Readonly<Record<string, string>> = {
  none: "none is needed",
  selected: "any that is selected",
  origin: "the batch's origin",
  destination: "the batch's destination",
  either: "the batch's origin or its destination",
  card: "the one that has the card",
};

const looksInWords: Readonly<Record<string, string>> = {
  list: "a look at the list, once an hour",
  batch: "a look at the batch, once an hour",
};

/** A word of the contract in ours, or else as it is. */
const put = (word: string, words: Readonly<Record<string, string>>) =>
  words[word] ? escapeText(words[word]) : `<code>${escapeText(word)}</code>`;

function formatAccess(method: string, operation: OperationNode): string {
  const { security, "x-roles": roles, "x-center": center, "x-look": look } = operation;
  const needs = method === "GET" ? "a session" : "a session and the anti-forgery token";
  const lines = [
    ["Needs", security?.length === 0 ? "nothing" : needs],
    ...(roles ? [["May ask", roles.map((role) => put(role, whoInWords)).join(" or ")]] : []),
    ...(center ? [["Centre", put(center, centersInWords)]] : []),
    ...(look ? [["Recorded", put(look, looksInWords)]] : []),
  ];
  return `<dl class="access">${lines.map(([name, text]) => `<div><dt>${name}</dt> <dd>${text}</dd></div>`).join("\n")}</dl>`;
}

/** One call: what it is for, where it is, who may make it, what it takes and what it answers. */
export function formatOperation({ method, path, operation }: DocumentedCall): string {
  const id = escapeText(operation.operationId);
  return `<article id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name">${formatLine(operation.summary)}</h3>
<p class="call"><span class="method">${method}</span> <code>${formatPath(`/api${path}`)}</code></p>
<p class="id"><a href="#${id}"><code>${id}</code></a></p>
${operation.description ? formatParagraphs(operation.description) : ""}
${formatNotes(operation)}
${formatAccess(method, operation)}
${formatParameters(operation)}
${formatBody(operation)}
${formatAnswers(operation)}
</article>`;
}

/** An answer that many calls give. */
export function formatNamedAnswer(name: string): string {
  const id = escapeText(name);
  const answer = contractNode.components.responses[name] ?? {};
  return `<article id="answer-${id}" aria-labelledby="answer-${id}-name">
<h3 id="answer-${id}-name">${id}</h3>
${formatAnswer(answer)}
</article>`;
}

/** A schema that has a name. */
export function formatNamedSchema(name: string): string {
  const id = escapeText(name);
  const schema = contractNode.components.schemas[name] ?? {};
  return `<article id="schema-${id}" aria-labelledby="schema-${id}-name">
<h3 id="schema-${id}-name">${id}</h3>
<div class="schema">${describeSchema(schema)}</div>
</article>`;
}
