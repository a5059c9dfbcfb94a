import "@fontsource-variable/noto-sans-thaana";
import "@fontsource-variable/public-sans";
import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { dv } from "../packages/screens/src/catalogues/dv.ts";
import {
  createPseudoCatalogue,
  listCopies,
  pseudoLanguage,
} from "../packages/screens/src/testing/pseudo-locale.ts";
import { StageLook } from "../packages/screens/src/testing/stage.tsx";
import { type PresetColor, presetColors, ThemeRoot, type ThemeSettings } from "../packages/ui/src/index.ts";

// A part that is loaded when it is first needed takes longer than a second where much runs at once.
configure({ asyncUtilTimeout: 10_000 });

type Surroundings = {
  colorScheme: "light" | "dark" | "auto";
  direction: "ltr" | "rtl" | "language";
  locale: string;
  presetColor: PresetColor;
};

const copies = listCopies(import.meta.glob("../packages/screens/src/**/*.copy.ts", { eager: true }));
const catalogues = { dv, [pseudoLanguage]: createPseudoCatalogue(copies) };

const inTheRoot: Decorator<Record<string, unknown>> = (Story, { globals, parameters, viewMode }) => {
  const { colorScheme, direction, locale, presetColor } = globals as Surroundings;
  const settings: ThemeSettings = {
    mode: colorScheme === "auto" ? "system" : colorScheme,
    direction: direction === "language" ? undefined : direction,
    language: locale,
    presetColor,
  };
  // A story of a whole page sets `parameters: { frame: "page" }` and then has no padding around it.
  const isPage = parameters.frame === "page";
  return (
    <ThemeRoot settings={settings}>
      <StageLook value={{ settings, catalogues }}>
        <div style={{ padding: isPage ? 0 : 24, minBlockSize: viewMode === "story" ? "100vh" : undefined }}>
          <Story />
        </div>
      </StageLook>
    </ThemeRoot>
  );
};

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [inTheRoot],
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: ["Guides", ["Getting started", "Routing", "Theming"], "Reference", "Screens", "UI"],
      },
    },
  },
  initialGlobals: { colorScheme: "light", direction: "language", locale: "en", presetColor: "default" },
  globalTypes: {
    colorScheme: {
      description: "Mode",
      toolbar: { title: "Mode", icon: "contrast", items: ["light", "dark", "auto"], dynamicTitle: true },
    },
    direction: {
      description: "Reading direction",
      toolbar: {
        title: "Direction",
        icon: "transfer",
        items: ["language", "ltr", "rtl"],
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
    presetColor: {
      description: "Colour",
      toolbar: { title: "Colour", icon: "paintbrush", items: [...presetColors], dynamicTitle: true },
    },
  },
};

export default preview;
