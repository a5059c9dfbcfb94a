import "@fontsource-variable/noto-sans-thaana/wght.css";
import "@fontsource-variable/public-sans/wght.css";
import "./page.css";
import { registry } from "./registry.ts";
import { showStartFailure } from "./start-failure.ts";

// The one initial call is on its way before the code that shows its answer. (Spec 2, "Shell")
const asked = registry.client.auth.loadUser();
try {
  const { startBackOffice } = await import("./start.tsx");
  await startBackOffice(asked);
} catch (error) {
  showStartFailure();
  throw error;
}
