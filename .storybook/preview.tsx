import "@fontsource-variable/noto-sans-thaana";
import "@fontsource-variable/public-sans";
import type { Decorator, Preview } from "@storybook/react-vite";
import { type ComponentProps, lazy, Suspense } from "react";
import { configure } from "storybook/test";
import { dv } from "../packages/screens/src/catalogues/dv.ts";
import { createTranslate } from "../packages/screens/src/runtime/words/copy.ts";
import { createUiWords, primitivesCopy } from "../packages/screens/src/runtime/words/primitives.copy.ts";
import {
  createPseudoCatalogue,
  listCopies,
  pseudoLanguage,
} from "../packages/screens/src/testing/pseudo-locale.ts";
import { StageLook } from "../packages/screens/src/testing/stage.tsx";
import { presetColors, ThemeRoot } from "../packages/ui/src/index.ts";
import type { DocsFrame } from "./docs/DocsFrame.tsx";
import { readDescription, showTypes } from "./docs/show-types.ts";
import { initialSurroundings, readSettings, type Surroundings } from "./docs/surroundings.ts";

configure({
  // A part that is loaded when it is first needed takes longer than a second where much runs at once.
  asyncUtilTimeout: 10_000,
  // Each look for something that is yet to come would print the whole page into an error that nobody reads.
  getElementError(message, container) {
    const error = new Error(message ?? (container.cloneNode(false) as Element).outerHTML);
    error.name = "TestingLibraryElementError";
    return error;
  },
});

const copies = listCopies(import.meta.glob("../packages/screens/src/**/*.copy.ts", { eager: true }));
const catalogues = { dv, [pseudoLanguage]: createPseudoCatalogue(copies) };

const inTheRoot: Decorator<Record<string, unknown>> = (Story, { globals, parameters, viewMode }) => {
  const surroundings = globals as Surroundings;
  const settings = readSettings(surroundings);
  const words = createUiWords(createTranslate(primitivesCopy, surroundings.locale, [catalogues]));
  // A story of a whole page sets `parameters: { frame: "page" }` and then has no padding around it.
  const isPage = parameters.frame === "page";
  return (
    <ThemeRoot settings={settings} words={words}>
      <StageLook value={{ settings, catalogues }}>
        <div style={{ padding: isPage ? 0 : 24, minBlockSize: viewMode === "story" ? "100vh" : undefined }}>
          <Story />
        </div>
      </StageLook>
    </ThemeRoot>
  );
};

// Fetched with the first docs page: no story and no test of one needs them.
const LazyDocsFrame = lazy(async () => ({ default: (await import("./docs/DocsFrame.tsx")).DocsFrame }));
const LazyComponentPage = lazy(async () => ({
  default: (await import("./docs/ComponentPage.tsx")).ComponentPage,
}));

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [inTheRoot],
  argTypesEnhancers: [showTypes],
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    controls: { expanded: true },
    backgrounds: { disable: true },
    docs: {
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <LazyDocsFrame {...props} />
        </Suspense>
      ),
      page: LazyComponentPage,
      extractComponentDescription: readDescription,
    },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Guides",
          ["Getting started", "Routing", "Theming"],
          "Tokens",
          ["Colours", "Preset colours", "Type", "Space and shape", "Motion"],
          "Reference",
          "Screens",
          "UI",
          "Project",
        ],
      },
    },
  },
  initialGlobals: initialSurroundings,
  globalTypes: {
    colorScheme: {
      description: "Mode",
      toolbar: {
        title: "Mode",
        icon: "contrast",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
          { value: "auto", title: "As the system" },
        ],
        dynamicTitle: true,
      },
    },
    presetColor: {
      description: "Preset colour",
      toolbar: {
        title: "Preset colour",
        icon: "paintbrush",
        items: presetColors.map((value) => ({
          value,
          title: `${value[0]?.toUpperCase()}${value.slice(1)} colour`,
        })),
        dynamicTitle: true,
      },
    },
    direction: {
      description: "Reading direction",
      toolbar: {
        title: "Direction",
        icon: "transfer",
        items: [
          { value: "language", title: "As the language" },
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: "Language",
      toolbar: {
        title: "Language",
        icon: "globe",
        items: [
          { value: "en", title: "English" },
          { value: "dv", title: "Dhivehi (draft)" },
          { value: pseudoLanguage, title: "Made up, to find words that are no texts" },
        ],
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
