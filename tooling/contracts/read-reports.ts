import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";
import { nameReport } from "../packages/api-report.ts";
import { publishedFolders, readPackage } from "../packages/published-package.ts";
import { type Side, type Surface, writeMember } from "./surface.ts";

/** What each entry of the packages lets a portal use, by what a portal imports. */
export type EntrySurfaces = Readonly<Record<string, Surface>>;

/**
 * Reads the committed reports of all entries; a test holds them to what is built.
 *
 * @throws when an entry has no report yet.
 */
export function readReports(): EntrySurfaces {
  return Object.fromEntries(
    publishedFolders.flatMap((name) => {
      const { folder, entries } = readPackage(name);
      return entries.map((entry) => {
        const path = `${folder}/api/${nameReport(entry)}`;
        if (!existsSync(path)) throw new Error(`${entry.specifier} has no report: npm run api-report.`);
        return [entry.specifier, parseReport(readFileSync(path, "utf8"))];
      });
    }),
  );
}

/** In a report, only what a portal hands in is known to be given: `…Props` and `…Options`. */
export function sideOfReport(path: string): Side {
  return /^\w*(Props|Options)\./.test(path) ? "given" : "either";
}

/** Reads what is exported out of one report of api-extractor. */
export function parseReport(markdown: string): Surface {
  const code = /```ts\n([\s\S]*?)```/.exec(markdown)?.[1] ?? "";
  const source = ts.createSourceFile("report.d.ts", code, ts.ScriptTarget.Latest, true);
  const surface: Record<string, string> = {};
  for (const statement of source.statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (isExported) describeStatement(statement, surface);
  }
  return surface;
}

function describeStatement(statement: ts.Statement, surface: Record<string, string>): void {
  if (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)) {
    const name = statement.name?.text ?? "default";
    const parameters = statement.typeParameters?.map(write).join(", ");
    const kind = ts.isClassDeclaration(statement) ? "class" : "interface";
    const bases = (statement.heritageClauses ?? []).map(write);
    surface[name] = [kind, parameters && `<${parameters}>`, ...bases].filter(Boolean).join(" ");
    for (const member of statement.members) describeMember(member, name, surface);
  } else if (ts.isTypeAliasDeclaration(statement)) {
    describeType(statement.type, statement.name.text, false, surface);
  } else if (ts.isVariableStatement(statement)) {
    for (const { name, type } of statement.declarationList.declarations) {
      if (type) describeType(type, name.getText(), false, surface);
    }
  } else if (ts.isFunctionDeclaration(statement)) {
    const name = statement.name?.text ?? "default";
    const text = write(statement).replace(/^export (declare )?/, "");
    // One declaration for each overload.
    surface[name] = surface[name] ? `${surface[name]} & ${text}` : text;
  }
}

function describeMember(
  member: ts.TypeElement | ts.ClassElement,
  path: string,
  surface: Record<string, string>,
) {
  const name = member.name?.getText() ?? (ts.isIndexSignatureDeclaration(member) ? "[index]" : "[call]");
  if (ts.isPropertySignature(member) || ts.isPropertyDeclaration(member)) {
    const isOptional = member.questionToken !== undefined;
    if (member.type) describeType(member.type, `${path}.${name}`, isOptional, surface);
    else surface[`${path}.${name}`] = writeMember("unknown", isOptional);
  } else {
    const before = surface[`${path}.${name}`];
    surface[`${path}.${name}`] = before ? `${before} & ${write(member)}` : write(member);
  }
}

function describeType(type: ts.TypeNode, path: string, isOptional: boolean, surface: Record<string, string>) {
  if (ts.isTypeLiteralNode(type)) {
    surface[path] = writeMember("{…}", isOptional);
    for (const member of type.members) describeMember(member, path, surface);
    return;
  }
  const parts = ts.isUnionTypeNode(type) ? type.types.map(write) : [write(type)];
  const needed = isOptional ? parts.filter((part) => part !== "undefined") : parts;
  surface[path] = writeMember(needed.sort().join(" | "), isOptional);
}

function write(node: ts.Node): string {
  return node
    .getText()
    .replaceAll(/\/\/ .*$/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
