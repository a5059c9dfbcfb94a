import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

/** Develops host, screens, ui, core and API from source: a change in any of them shows at once. */
const port = Number(process.env.PORT ?? 4000);
const apiPort = port + 1;

const api = spawn(
  process.execPath,
  ["--watch", fileURLToPath(new URL("../reference-api/src/serve.ts", import.meta.url))],
  {
    env: { ...process.env, PORT: String(apiPort) },
    stdio: "inherit",
  },
);

const host = await createServer({
  configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)),
  root: fileURLToPath(new URL(".", import.meta.url)),
  server: {
    port,
    strictPort: true,
    proxy: {
      // The API is told the address that the browser asked, for it takes writes from its own origin alone.
      "/api": { target: `http://localhost:${apiPort}`, changeOrigin: false },
      // What a demonstration shows beside the application, as the phone that its messages go to.
      "/demo": { target: `http://localhost:${apiPort}`, changeOrigin: false },
    },
  },
});
await host.listen();
console.log(`ID Desk in development: http://localhost:${port}`);

api.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    api.kill();
    void host.close().then(() => process.exit(0));
  });
}
