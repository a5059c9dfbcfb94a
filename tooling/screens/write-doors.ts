import type { ListedScreen } from "./list-screens.ts";

interface PackageJson {
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> };
}

/** The longest line that the formatter leaves whole. */
const lineWidth = 110;

/** Writes the module by which the package's root exports every screen: component, type of its props, manifest. */
export function writeRoot(screens: readonly ListedScreen[]): string {
  const lines = screens
    .filter(({ isSuperseded }) => !isSuperseded)
    .map(({ name, source }) => {
      const names = [name, `type ${name}Props`, `${name.charAt(0).toLowerCase()}${name.slice(1)}Manifest`];
      const from = `} from "${source.replace("/src/", "/")}";`;
      const line = `export { ${names.join(", ")} ${from}`;
      return line.length <= lineWidth
        ? line
        : ["export {", ...names.map((each) => `  ${each},`), from].join("\n");
    });
  return [
    "// Generated from the folders with a manifest by `npm run generate`. Do not edit.",
    "",
    ...lines,
    "",
  ].join("\n");
}

/**
 * Writes a package.json whose subpaths of screens are those of the list, for the workspace and as they are published;
 * every other subpath stays.
 */
export function writePackage(text: string, screens: readonly ListedScreen[]): string {
  const file = JSON.parse(text) as PackageJson;
  const isScreen = (subpath: string) => /\/[A-Z]/.test(file.exports[subpath] ?? "");
  const { ".": root, ...others } = omit(file.exports, isScreen);
  const { ".": publishedRoot, ...publishedOthers } = omit(file.publishConfig.exports, isScreen);
  const sources = screens.map(({ subpath, source }) => [subpath, source] as const);
  const built = screens.map(({ subpath }) => {
    const module = `./dist${subpath.slice(1)}`;
    return [subpath, { types: `${module}.d.ts`, default: `${module}.js` }] as const;
  });
  const written = {
    ...file,
    exports: { ".": root, ...Object.fromEntries(sources), ...others },
    publishConfig: {
      ...file.publishConfig,
      exports: { ".": publishedRoot, ...Object.fromEntries(built), ...publishedOthers },
    },
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

function omit<Value>(
  record: Readonly<Record<string, Value>>,
  isLeftOut: (name: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !isLeftOut(name)));
}
