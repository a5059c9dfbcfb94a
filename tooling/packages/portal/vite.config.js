import { defineConfig } from "vite";

export default defineConfig({
  build: { rolldownOptions: { input: ["layered.html", "unlayered.html"] } },
});
