import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { readPackage } from "../packages/published-package.ts";
import { listScreens, readManifests } from "../packages/screen-manifests.ts";
import { type Surface, writeMember } from "./surface.ts";

/** One version of what a screen and its host have agreed on. */
export interface ScreenContract {
  /** The screen's public name. */
  readonly name: string;
  readonly version: number;
  /** What a portal imports to get it: `@id-desk/screens/dispatch-sending/v1`. */
  readonly entry: string;
  /** What the screen takes from its host and tells it. */
  readonly props: Surface;
}

/** Whom the server lets see it, beside the props. */
export const accessPath = "manifest.access";

/** The calls that a server has to have: behind a `(`, because one more is what breaks a portal. */
export const needsPath = "manifest.needs(calls)";

/** How far an object is taken apart; deeper ones count by their text. */
const maximalDepth = 6;

/**
 * Reads the contract of each screen's entry from the sources, as TypeScript understands them.
 *
 * @throws when an entry exports no type of props under its screen's name.
 */
export async function readScreens(): Promise<ScreenContract[]> {
  const published = readPackage("screens");
  const manifests = await readManifests(published);
  const entries = listScreens(published).map(({ source }) => join(published.folder, source));
  const program = ts.createProgram(entries, readOptions(published.folder));
  return manifests.map(({ name, contractVersion, entry, access, needs }, index) => ({
    name,
    version: contractVersion,
    entry,
    props: {
      ...describeProps(program, entries[index] ?? "", `${name}Props`),
      [accessPath]: access,
      [needsPath]: [...needs].sort().join(" | "),
    },
  }));
}

function readOptions(folder: string): ts.CompilerOptions {
  const path = join(folder, "tsconfig.json");
  const { config } = ts.parseConfigFileTextToJson(path, readFileSync(path, "utf8"));
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path)).options;
}

/** Describes the properties of a type that a module exports. */
export function describeProps(program: ts.Program, file: string, typeName: string): Surface {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module && checker.getExportsOfModule(module).find(({ name }) => name === typeName);
  if (!exported) throw new Error(`${file} does not export ${typeName}: portals need its name.`);
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const surface: Record<string, string> = {};
  new Describer(checker, surface).describeMembers(checker.getDeclaredTypeOfSymbol(symbol), "", 0);
  return surface;
}

class Describer {
  readonly #checker: ts.TypeChecker;
  readonly #surface: Record<string, string>;

  constructor(checker: ts.TypeChecker, surface: Record<string, string>) {
    this.#checker = checker;
    this.#surface = surface;
  }

  describeMembers(type: ts.Type, prefix: string, depth: number): void {
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const own = this.#checker.getTypeOfSymbol(property);
      this.#describe(own, `${prefix}${property.name}`, isOptional, depth + 1);
    }
  }

  #describe(type: ts.Type, path: string, isOptional: boolean, depth: number): void {
    const parts = (type.isUnion() ? type.types : [type]).filter(
      (part) => !(part.flags & ts.TypeFlags.Undefined),
    );
    const [only] = parts;
    const [call] = only && parts.length === 1 ? only.getCallSignatures() : [];
    if (call && depth < maximalDepth && isOurs(only?.symbol ?? only?.aliasSymbol)) {
      this.#surface[path] = writeMember(
        `(…) => ${this.#write(this.#checker.getReturnTypeOfSignature(call))}`,
        isOptional,
      );
      for (const parameter of call.getParameters()) {
        const inside = this.#checker.getTypeOfSymbol(parameter);
        // Callbacks take one object; the name of a parameter is no promise.
        const place = `${path}(${call.getParameters().indexOf(parameter)})`;
        // A union that portals know by a name may grow: a new screen adds a destination. Its report tells.
        if (inside.isUnion() && inside.aliasSymbol) this.#surface[place] = inside.aliasSymbol.name;
        else this.#describe(inside, place, false, depth + 1);
      }
      return;
    }
    if (only && parts.length === 1 && depth < maximalDepth && this.#hasMembers(only)) {
      this.#surface[path] = writeMember("{…}", isOptional);
      this.describeMembers(only, `${path}.`, depth);
      return;
    }
    this.#surface[path] = writeMember(this.#write(type), isOptional);
  }

  /** Objects of ours are taken apart; those of React, and what core and the contract call by a name, are not. */
  #hasMembers(type: ts.Type): boolean {
    const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
    if (!isObject || this.#checker.isArrayLikeType(type) || type.getCallSignatures().length > 0) return false;
    return nameInContract(type) === undefined && isOurs(type.symbol ?? type.aliasSymbol);
  }

  #write(type: ts.Type): string {
    const named = nameInContract(type);
    if (named) return named;
    if (!type.isUnion()) {
      return this.#checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    }
    const parts = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
    const texts = parts.map((part) => this.#write(part));
    const hasBoth = texts.includes("true") && texts.includes("false");
    const words = hasBoth
      ? [...texts.filter((text) => text !== "true" && text !== "false"), "boolean"]
      : texts;
    return [...new Set(words)].sort().join(" | ");
  }
}

/** Declared by the screens, or without a name. */
function isOurs(symbol: ts.Symbol | undefined): boolean {
  const [declaration] = symbol?.declarations ?? [];
  if (!declaration || symbol?.name === "__type") return true;
  const file = declaration.getSourceFile().fileName;
  return (
    !file.includes("/node_modules/") && (file.includes("/packages/screens/") || !file.includes("/packages/"))
  );
}

/** What the registry's contract calls a type: `components.schemas.Batch`. That contract has its own version. */
function nameInContract(type: ts.Type): string | undefined {
  const [declaration] = type.symbol?.declarations ?? [];
  if (!declaration?.getSourceFile().fileName.endsWith(".gen.d.ts")) return undefined;
  const names: string[] = [];
  for (let node: ts.Node = declaration; node; node = node.parent) {
    if (ts.isPropertySignature(node) || ts.isInterfaceDeclaration(node)) names.unshift(node.name.getText());
  }
  return names.length > 0 ? names.join(".") : undefined;
}
