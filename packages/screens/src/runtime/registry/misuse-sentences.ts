/** What goes on, but not as the portal meant it: what happened, why it matters and what to do. */
export const warnings = {
  nestedProvider: (_detail: string) =>
    "A <ScreensProvider> stands inside another one of the same registry. Staff would see each notice twice, so " +
    "the inner one shows none. Keep one provider around all screens of a registry, and pass onNavigate to a single " +
    "screen where it goes elsewhere.",
  twoVersions: (versions: string) =>
    `Two versions of @id-desk/screens are on this page, ${versions}. Both go on working, each with ` +
    "its own providers and registries, but staff load the code twice. Update both to one version when you can.",
  registryInRender: (_detail: string) =>
    "A <ScreensProvider> was given another registry while its screens were shown. Everything that they had loaded " +
    "or typed starts anew with it. Call createRegistry once, outside of rendering, and change it with update().",
} as const;

/** A way to embed screens that works differently from what was meant. */
export type Warning = keyof typeof warnings;
