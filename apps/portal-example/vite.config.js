import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // The server writes each answer's own nonce in place of this word.
  html: { cspNonce: "nonce-of-the-answer" },
  build: { assetsInlineLimit: 0 },
});
