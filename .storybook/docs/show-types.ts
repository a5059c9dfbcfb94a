import type { ArgTypesEnhancer } from "storybook/internal/types";

/** A prop's type as react-docgen reads it out of the source. */
type PropType = {
  readonly name: string;
  readonly raw?: string;
  readonly value?: string;
  readonly elements?: readonly PropType[];
};

type Documented = {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, { tsType?: PropType }>> };
};

/** A choice of more than these is a list that opens. */
const mostRadios = 4;

/**
 * Shows the types of props as they are written, without the `undefined` that each optional one has, and gives those
 * that are a choice, a switch or a text a control that fits.
 */
export const showTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const prop = props[name];
      const type = prop?.tsType;
      if (!type) return [name, prop ? { control: false, ...argType } : argType];
      const control = argType.control === undefined && chooseControl(listChoices(type), initialArgs[name]);
      const table = { ...argType.table, type: { summary: writeType(type) } };
      return [name, { ...argType, ...control, table }];
    }),
  );
};

/** What a type is one of. */
function listChoices(type: PropType): readonly PropType[] {
  if (type.name === "undefined" || type.name === "null") return [];
  return type.name === "union" ? (type.elements ?? []).flatMap(listChoices) : [type];
}

function writeType(type: PropType): string {
  const choices = type.name === "union" ? listChoices(type) : [];
  const text =
    choices.length > 0 && choices.every(({ name }) => name === "literal")
      ? choices.map(({ value }) => value).join(" | ")
      : (type.raw ?? type.name)
          .replace(/\/\*[\s\S]*?\*\//g, "")
          .replace(/\s*\|\s*undefined\b/g, "")
          .replace(/^\|\s*/, "");
  return text.replace(/\s+/g, " ").replace(/^\((\(.*\) => [\w<>[\]]+)\)$/, "$1");
}

function chooseControl(choices: readonly PropType[], given: unknown) {
  const [only] = choices;
  if (choices.length > 1 && choices.every(({ name }) => name === "literal")) {
    const options = choices.map(({ value = "" }) => value.replaceAll('"', ""));
    return { control: { type: options.length > mostRadios ? "select" : "inline-radio" }, options } as const;
  }
  const plain = choices.length === 1 ? only?.name : undefined;
  if (plain === "boolean") return { control: { type: "boolean" } } as const;
  if (plain === "number") return { control: { type: "number" } } as const;
  if (plain === "string" || typeof given === "string") return { control: { type: "text" } } as const;
  // What is no plain value is set by stories, and not in a table.
  return { control: false } as const;
}

/** What a component says of itself, without what is meant for those who read its source. */
export function readDescription(component: unknown): string | null {
  const description = (component as Documented | undefined)?.__docgenInfo?.description;
  return description?.replace(/\n\s*@[a-z][\s\S]*$/, "") ?? null;
}
