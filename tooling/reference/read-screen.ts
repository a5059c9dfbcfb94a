import { dirname, join } from "node:path";
import ts from "typescript";
import type { PackageEntry } from "../packages/published-package.ts";

/** One property that a screen takes. */
export interface DescribedProp {
  readonly name: string;
  readonly isRequired: boolean;
  /** Its type as the source writes it. */
  readonly type: string;
  /** What it is, in the source's own sentence. */
  readonly text: string;
  /** It is one that every screen takes. */
  readonly isCommon: boolean;
}

/** A screen as its types describe it. */
export interface DescribedScreen {
  readonly name: string;
  readonly specifier: string;
  readonly folder: string;
  /** What the screen is, in the source's own sentence. */
  readonly text: string;
  readonly props: readonly DescribedProp[];
  /** The commands that a host can disable, ask about and hear of. */
  readonly actions: readonly string[];
  /** The parts that a host can replace. */
  readonly slots: readonly string[];
  /** How the screen can end. */
  readonly exits: readonly string[];
}

const commonFile = /runtime\/frame\/(screen-props|destination)\.ts$/;

/**
 * Where a common property stands among them; the others stay before these. The compiler lists what is picked from a
 * type in the order in which it met the names, which any other screen can change.
 */
function placeOf({ declarations: [declaration] = [] }: ts.Symbol): number {
  const file = declaration?.getSourceFile().fileName ?? "";
  if (!declaration || !commonFile.test(file)) return -1;
  return declaration.pos + (file.endsWith("/screen-props.ts") ? 0 : declaration.getSourceFile().end * 100);
}

/** Reads the screens' entries of a package with the compiler, which knows their types as a portal's editor does. */
export function readScreens(folder: string, entries: readonly PackageEntry[]): DescribedScreen[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(folder, "tsconfig.json"),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (problem) => {
        throw new Error(String(problem.messageText));
      },
    },
  );
  if (!config) throw new Error(`${folder} has no tsconfig.json.`);
  const files = entries.map(({ source }) => join(folder, source));
  const program = ts.createProgram(files, config.options);
  const checker = program.getTypeChecker();
  const textOf = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));

  function readProp(symbol: ts.Symbol): DescribedProp {
    const declaration = symbol.declarations?.[0];
    if (!declaration || !ts.isPropertySignature(declaration) || !declaration.type)
      throw new Error(`${symbol.name} is no plain property.`);
    return {
      name: symbol.name,
      isRequired: (symbol.flags & ts.SymbolFlags.Optional) === 0,
      type: declaration.type
        .getText()
        .replaceAll(/\s+/g, " ")
        .replace(/^\((.*)\) \| undefined$/, "$1")
        .replace(/ \| undefined$/, ""),
      text: textOf(symbol).replaceAll("\n", " "),
      isCommon: commonFile.test(declaration.getSourceFile().fileName),
    };
  }

  /** The names of the parts of an optional property's type, such as `actions`. */
  function listParts(props: readonly ts.Symbol[], name: string): string[] {
    const symbol = props.find((prop) => prop.name === name);
    if (!symbol) return [];
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    return checker
      .getPropertiesOfType(type)
      .map((part) => part.name)
      .sort();
  }

  function listExits(props: readonly ts.Symbol[]): string[] {
    const symbol = props.find((prop) => prop.name === "onExit");
    const call = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol)).getCallSignatures()[0];
    const event = call?.parameters[0] && checker.getTypeOfSymbol(call.parameters[0]);
    const reason = event?.getProperty("reason");
    if (!reason) return [];
    const type = checker.getTypeOfSymbol(reason);
    const each = type.isUnion() ? type.types : [type];
    return each.flatMap((one) => (one.isStringLiteral() ? [one.value] : [])).sort();
  }

  return entries.map(({ source, specifier }) => {
    const file = program.getSourceFile(join(folder, source));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${source} exports nothing.`);
    const name = dirname(source).split("/").at(-1) ?? "";
    const exported = (wanted: string) => {
      const symbol = checker.getExportsOfModule(module).find((each) => each.name === wanted);
      if (!symbol) throw new Error(`${specifier} does not export ${wanted}.`);
      return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    };
    const props = checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported(`${name}Props`)))
      .sort((one, other) => placeOf(one) - placeOf(other));
    return {
      name,
      specifier,
      folder: join(folder, dirname(source)),
      text: textOf(exported(name)),
      props: props.map(readProp),
      actions: listParts(props, "actions"),
      slots: listParts(props, "slots"),
      exits: listExits(props),
    };
  });
}
