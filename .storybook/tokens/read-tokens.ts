import type { PresetColor } from "../../packages/ui/src/theme/index.ts";

/** Names of variables in the shape in which the theme's contract has them. */
export type Contract = { readonly [name: string]: string | Contract };

/** One token: the path of its name in the contract, and the variable that carries it. */
export type Token = { readonly path: string; readonly variable: string };

/** Every token of a part of the contract: `vars.space` has the paths "1" to "12". */
export function listTokens(part: Contract, path: readonly string[] = []): Token[] {
  return Object.entries(part).flatMap(([name, value]) => {
    const own = [...path, name];
    return typeof value === "string"
      ? [{ path: own.join("."), variable: value.slice("var(".length, -1) }]
      : listTokens(value, own);
  });
}

/** Where tokens are read: one mode and preset colour of the theme. */
export type Look = { readonly mode: "light" | "dark"; readonly presetColor: PresetColor };

/** The values that the style sheet itself gives to variables, by their names. */
export function readValues(
  variables: readonly string[],
  { mode, presetColor }: Look,
): ReadonlyMap<string, string> {
  const root = document.createElement("div");
  root.className = "idd-root";
  root.dataset.colorScheme = mode;
  if (presetColor !== "default") root.dataset.presetColor = presetColor;
  document.body.append(root);
  const style = getComputedStyle(root);
  const values = new Map(variables.map((variable) => [variable, style.getPropertyValue(variable).trim()]));
  root.remove();
  return values;
}
