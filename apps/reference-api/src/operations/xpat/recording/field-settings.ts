import type { RegistrySettings } from "../../../domain/registry-settings.ts";
import type { Ports } from "../../../ports.ts";

/** The ports with the fingers that are taken of foreign workers in place of those of applicants. */
export function withFingersOfExpats<Given extends Pick<Ports, "settings">>(ports: Given): Given {
  const { shown } = ports.settings;
  const settings: RegistrySettings = {
    ...ports.settings,
    shown: { ...shown, biometrics: { ...shown.biometrics, fingers: shown.xpat.fingers } },
  };
  return { ...ports, settings };
}
