// Renders every screen on a server, as a framework does before the browser takes over.
import { createFakeRegistry, createUser, headOffice } from "@id-desk/core/testing";
import manifest from "@id-desk/screens/manifest.json" with { type: "json" };
import { createElement } from "react";
import { renderToString } from "react-dom/server";

// Read by the names in the manifest.
const screens = await import("@id-desk/screens");

const instance = screens.createRegistry({
  baseUrl: "http://registry.test/api",
  fetch: createFakeRegistry().fetch,
  session: { user: createUser(), center: headOffice, csrf: "a-token" },
});

for (const { name, entry } of manifest.screens) {
  const { [name]: Screen } = await import(entry);
  if (Screen !== screens[name]) throw new Error(`${entry} has another ${name} than the root.`);
  const props = {
    batchId: 12,
    productName: "A portal",
    path: "/",
    navigation: [],
    getItemHref: (url) => url,
    children: null,
  };
  const html = renderToString(
    createElement(screens.ScreensProvider, { instance }, createElement(Screen, props)),
  );
  if (!html.includes(`data-idd-screen="${name}"`))
    throw new Error(`${name} is not in what was rendered: ${html}`);
  console.log(name);
}
