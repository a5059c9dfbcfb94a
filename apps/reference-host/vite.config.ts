import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  // Relative, so that one build serves under any base path.
  base: "./",
  plugins: [react(), vanillaExtractPlugin()],
  build: { manifest: true, target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
