import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * Two files instead of thirty, for on a weak link and an old computer each costs time of its own: what asks the
 * first question, and what every first page stands on.
 */
const groups = [
  { name: "registry", test: /reference-host\/src\/registry\.ts|vite\/preload-helper/, priority: 3 },
  {
    name: "start",
    test: /src\/(start\.tsx|(Alert|Button|Form|PasswordField|TextField)\/|drawings\/LogoMark|runtime\/(ScreenFrame|ScreenHeader|use-action)\.)/,
    priority: 2,
  },
];

export default defineConfig({
  // Relative, so that one build serves under any base path.
  base: "./",
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    manifest: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
      },
    },
  },
});
