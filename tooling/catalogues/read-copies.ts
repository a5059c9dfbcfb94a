import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/** The words of one screen or part, and what the sources do with them. */
export interface CopyUse {
  /** By which a host replaces them. */
  readonly name: string;
  /** Where they are defined, from the project's root. */
  readonly file: string;
  /** Every key that they have. */
  readonly keys: readonly string[];
  /** The keys that nothing asks for: words that nobody reads. */
  readonly unused: readonly string[];
}

/** What the sources of a package say of their words. */
export interface CopyReport {
  readonly copies: readonly CopyUse[];
  /** Calls that a translator is given any string, or a key that it does not have, as "file:line". */
  readonly unknown: readonly string[];
}

const isTest = (file: string) => /\.(test|stories)\.tsx?$|\/testing\//.test(file);

/**
 * Reads which texts a package's sources define with `defineCopy` and which they ask a translator for, as TypeScript
 * understands them: a key that is put together counts with every value that its type allows.
 *
 * @param folder of the package, with its `tsconfig.json`.
 * @param sources in place of the package's own, for tests: text by path.
 */
export function readCopies(folder: string, sources?: Readonly<Record<string, string>>): CopyReport {
  const program = createProgram(folder, sources);
  const checker = program.getTypeChecker();
  const copies: { name: string; file: string; keys: Map<string, ts.Node> }[] = [];
  const asked = new Set<ts.Node>();
  const unknown: string[] = [];
  // Whether the file that is read takes words by their keys: to look into the types of every file would take long.
  let takesWords = false;

  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || !file.fileName.startsWith(folder) || isTest(file.fileName)) continue;
    takesWords = /\buseWords\(/.test(file.text);
    visit(file);
  }

  function visit(node: ts.Node): void {
    if (takesWords) readTaken(node);
    if (ts.isCallExpression(node)) {
      if (ts.isIdentifier(node.expression) && node.expression.text === "defineCopy") readDefinition(node);
      else readQuestion(node);
    }
    if (ts.isExpression(node)) readHandOn(node);
    ts.forEachChild(node, visit);
  }

  function readDefinition(call: ts.CallExpression): void {
    const [name, texts] = call.arguments;
    if (!name || !texts || !ts.isStringLiteral(name)) return;
    const keys = new Map<string, ts.Node>();
    for (const property of checker.getTypeAtLocation(texts).getProperties()) {
      const place = placeOf(property);
      if (place) keys.set(property.name, place);
    }
    copies.push({ name: name.text, file: call.getSourceFile().fileName.slice(folder.length + 1), keys });
  }

  function readQuestion(call: ts.CallExpression): void {
    const [key] = call.arguments;
    // Of what is called only that can be a translator whose first argument may be a key.
    if (!key || (isWrittenOut(key) && !ts.isStringLiteralLike(key))) return;
    const texts = readTexts(checker.getTypeAtLocation(call.expression), checker);
    if (!texts) return;
    for (const one of readLiterals(checker.getTypeAtLocation(key))) {
      const property = one === undefined ? undefined : texts.getProperty(one);
      const place = property && placeOf(property);
      if (place) asked.add(place);
      else if (!property && !isDeclaredTogether(texts)) unknown.push(describePlace(call, folder));
    }
  }

  /** Words that are handed to a part which takes any catalogue with some keys: it asks for those keys. */
  function readHandOn(given: ts.Expression): void {
    if (!isHandedOn(given) || isWrittenOut(given)) return;
    // What is given is known sooner than what is wanted.
    const texts = readTexts(checker.getTypeAtLocation(given), checker);
    const wanted = texts && checker.getContextualType(given);
    if (wanted?.aliasSymbol?.name !== "WordsOf") return;
    for (const { name } of wanted.aliasTypeArguments?.[0]?.getProperties() ?? []) {
      const property = texts?.getProperty(name);
      const place = property && placeOf(property);
      if (place) asked.add(place);
    }
  }

  /** Words that `useWords` gives by their keys: one of them, or all that a primitive wants. */
  function readTaken(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) {
      const property = checker.getSymbolAtLocation(node.name);
      const place = property && placeOf(property);
      if (place) asked.add(place);
    }
    const isSpread = ts.isIdentifier(node) && ts.isSpreadAssignment(node.parent);
    if (!ts.isIdentifier(node) || !(isSpread || isHandedOn(node))) return;
    const wanted = checker.getContextualType(isSpread ? (node.parent.parent as ts.Expression) : node);
    if (!wanted) return;
    const given = checker.getTypeAtLocation(node);
    // Who takes words by any key may look each of them up.
    const takesAll = checker.getIndexInfoOfType(checker.getNonNullableType(wanted), ts.IndexKind.String);
    const names = takesAll ? given : checker.getNonNullableType(wanted);
    for (const { name } of names.getProperties()) {
      const property = given.getProperty(name);
      const place = property && placeOf(property);
      if (place) asked.add(place);
    }
  }

  return {
    copies: copies.map(({ name, file, keys }) => ({
      name,
      file,
      keys: [...keys.keys()],
      unused: [...keys].filter(([, place]) => !asked.has(place)).map(([key]) => key),
    })),
    unknown,
  };
}

function createProgram(folder: string, sources?: Readonly<Record<string, string>>): ts.Program {
  const configFile = join(folder, "tsconfig.json");
  const { config } = ts.parseConfigFileTextToJson(configFile, readFileSync(configFile, "utf8"));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile));
  if (!sources) {
    const files = globSync("src/**/*.{ts,tsx}", { cwd: folder }).map((file) => join(folder, file));
    return ts.createProgram(
      files.filter((file) => !isTest(file)),
      options,
    );
  }
  const texts = new Map(Object.entries(sources).map(([file, text]) => [join(folder, file), text]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.getSourceFile = (file, language, ...rest) => {
    const text = texts.get(file);
    return text === undefined
      ? getSourceFile(file, language, ...rest)
      : ts.createSourceFile(file, text, language, true);
  };
  return ts.createProgram([...texts.keys()], options, host);
}

/** It is given to a part, a call or a property of an object. */
function isHandedOn({ parent }: ts.Expression): boolean {
  return (
    ts.isJsxExpression(parent) ||
    ts.isCallExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent)
  );
}

/** A value that stands there itself: it is no translator, and what type it has takes long to find. */
function isWrittenOut(given: ts.Expression): boolean {
  return (
    ts.isFunctionLike(given) ||
    ts.isObjectLiteralExpression(given) ||
    ts.isArrayLiteralExpression(given) ||
    ts.isJsxElement(given) ||
    ts.isJsxSelfClosingElement(given) ||
    ts.isJsxFragment(given) ||
    ts.isLiteralExpression(given)
  );
}

/** The texts that a translator gives, by its type `Translate<Texts>` or by another name for that. */
function readTexts(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const { aliasSymbol, aliasTypeArguments } = type;
  if (aliasSymbol?.name === "Translate") return aliasTypeArguments?.[0];
  const alias = aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  if (!alias || !ts.isTypeReferenceNode(alias) || alias.typeName.getText() !== "Translate") return undefined;
  const [texts] = alias.typeArguments ?? [];
  return texts && checker.getTypeFromTypeNode(texts);
}

/** A part that is given the translator of any screen knows none of its keys. */
function isDeclaredTogether(texts: ts.Type): boolean {
  return (texts.flags & ts.TypeFlags.TypeParameter) !== 0 || texts.getProperties().length === 0;
}

/** The strings that a type allows; nothing among them where it allows any. */
function readLiterals(type: ts.Type): (string | undefined)[] {
  const parts = type.isUnion() ? type.types : [type];
  return parts.map((part) => (part.isStringLiteral() ? part.value : undefined));
}

/** Where a text stands, which tells it from one of the same key elsewhere. */
function placeOf(property: ts.Symbol): ts.Node | undefined {
  return property.valueDeclaration ?? property.declarations?.[0];
}

function describePlace(node: ts.Node, folder: string): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${file.fileName.slice(folder.length + 1)}:${line + 1}`;
}
