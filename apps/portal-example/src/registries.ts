import { createRegistry, type Registry } from "@id-desk/screens";

/** The registries that the portal works with. */
export type RegistryName = "male" | "north";

/** Made once, outside of rendering; who is signed in comes from the portal's own sign-in. */
export const registries: Readonly<Record<RegistryName, Registry>> = {
  male: createRegistry({ baseUrl: "/api/male", session: null }),
  north: createRegistry({
    baseUrl: "/api/north",
    session: null,
    locale: "ar",
    dateLocale: "ar",
    messages: {
      ar: { DispatchSending: { title: "الإرسال", newBatch: "دفعة جديدة", cancel: "إلغاء" } },
    },
  }),
};
