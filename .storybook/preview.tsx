import "@fontsource-variable/noto-sans-thaana";
import "@fontsource-variable/public-sans";
import type { Decorator, Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { StageLook } from "../packages/screens/src/testing/stage.tsx";
import { ThemeRoot } from "../packages/ui/src/index.ts";

// A part that is loaded when it is first needed takes longer than a second where much runs at once.
configure({ asyncUtilTimeout: 10_000 });

type Surroundings = { colorScheme: "light" | "dark" | "auto"; direction: "ltr" | "rtl"; locale: string };

const inTheRoot: Decorator<Record<string, unknown>> = (Story, { globals, parameters, viewMode }) => {
  const { colorScheme, direction, locale } = globals as Surroundings;
  // A story of a whole page sets `parameters: { frame: "page" }` and then has no padding around it.
  const isPage = parameters.frame === "page";
  return (
    <ThemeRoot colorScheme={colorScheme} direction={direction} locale={locale}>
      <StageLook value={{ colorScheme, direction }}>
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
  initialGlobals: { colorScheme: "light", direction: "ltr", locale: "en" },
  globalTypes: {
    colorScheme: {
      description: "Mode",
      toolbar: { title: "Mode", icon: "contrast", items: ["light", "dark", "auto"], dynamicTitle: true },
    },
    direction: {
      description: "Reading direction",
      toolbar: { title: "Direction", icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: true },
    },
    locale: {
      description: "Language",
      toolbar: {
        title: "Language",
        icon: "globe",
        items: [
          { value: "en", title: "English" },
          { value: "dv", title: "Dhivehi" },
        ],
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
