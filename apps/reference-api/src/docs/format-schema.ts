import { escapeText } from "../http/escape-text.ts";
import { nameOf, type SchemaNode } from "./contract-nodes.ts";
import { formatLine, formatNotes } from "./format-text.ts";

const code = (value: unknown) => `<code>${escapeText(JSON.stringify(value))}</code>`;

/** Named schemas stand once on the page. */
const linkTo = (name: string) => `<a href="#schema-${escapeText(name)}">${escapeText(name)}</a>`;

function formatType(schema: SchemaNode): string {
  if (schema.$ref) return linkTo(nameOf(schema.$ref));
  if (schema.oneOf) return schema.oneOf.map(formatType).join(" or ");
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum) return schema.enum.map(code).join(" or ");
  const types = [schema.type ?? "anything"].flat();
  return types.map((type) => formatPlainType(type, schema)).join(" or ");
}

function formatPlainType(type: string, { format, items }: SchemaNode): string {
  if (type === "array") return items ? `list of ${formatType(items)}` : "list";
  if (type === "null") return "<code>null</code>";
  return format && type === "string" ? `${type}, ${escapeText(format)}` : type;
}

const count = (number: number) => number.toLocaleString("en");

function formatRange(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least === undefined && most === undefined) return [];
  if (most === undefined) return [`at least ${count(least ?? 0)}${unit}`];
  return [least ? `${count(least)} to ${count(most)}${unit}` : `at most ${count(most)}${unit}`];
}

function listFacts(schema: SchemaNode): string[] {
  const unit = schema.format === "binary" ? " bytes" : " characters";
  return [
    ...formatRange(schema.minimum, schema.maximum, ""),
    ...formatRange(schema.minLength, schema.maxLength, unit),
    ...(schema.maxItems === undefined ? [] : [`at most ${count(schema.maxItems)} of them`]),
    ...(schema.pattern === undefined ? [] : [`of the form <code>${escapeText(schema.pattern)}</code>`]),
    ...(schema.default === undefined ? [] : [`${code(schema.default)} when it is left out`]),
  ];
}

/** What is inside of a schema: of its object, of each of its list's objects, or of the one that it may be. */
function formatInside(schema: SchemaNode): string {
  if (schema.$ref) return "";
  const { properties = {}, required = [], items, oneOf = [], additionalProperties } = schema;
  const fields = Object.entries(properties).map(([name, field]) =>
    formatField(name, field, required.includes(name)),
  );
  if (additionalProperties === true) fields.push("<li>and others</li>");
  else if (additionalProperties) {
    fields.push(`<li>under each name: ${describeSchema(additionalProperties)}</li>`);
  }
  const list = fields.length > 0 ? `<ul class="fields">${fields.join("\n")}</ul>` : "";
  return [list, items ? formatInside(items) : "", ...oneOf.map(formatInside)].join("");
}

/** A schema in words, with everything inside of it. */
export function describeSchema(schema: SchemaNode): string {
  const facts = [...listFacts(schema), ...(schema.items ? listFacts(schema.items) : [])];
  const said = schema.description ? `<p>${formatLine(schema.description)}</p>` : "";
  return `<span class="type">${[formatType(schema), ...facts].join("; ")}</span>${said}${formatNotes(schema)}${formatInside(schema)}`;
}

/** One field of an object, or one parameter of a call. */
export function formatField(name: string, schema: SchemaNode, isRequired: boolean, where = ""): string {
  const words = [...(where ? [where] : []), ...(isRequired ? [] : ["optional"])].join(", ");
  const remark = words ? ` <span class="remark">${words}</span>` : "";
  return `<li><code class="name">${escapeText(name)}</code>${remark} ${describeSchema(schema)}</li>`;
}
