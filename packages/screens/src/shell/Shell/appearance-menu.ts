import type { MenuSection, ThemeSettings } from "@id-desk/ui";
import type { Translate } from "../../runtime/words/copy.ts";
import type { shellCopy } from "./Shell.copy.ts";

/** A language that staff can choose. */
export interface LanguageChoice {
  /** Its tag, as in `settings.language`. */
  readonly tag: string;
  /** What it calls itself: "English". */
  readonly name: string;
  /** Its words have not been read by somebody whose language it is; the menu says so. */
  readonly isDraft?: boolean;
}

/** What staff may choose of the theme for themselves; the host keeps it and gives it to the provider. */
export interface Appearance {
  /** The mode as it is set now. */
  readonly mode: NonNullable<ThemeSettings["mode"]>;
  /** The language as it is set now. */
  readonly language: string;
  /** What there is to choose from; with fewer than two, languages are not offered. */
  readonly languages: readonly LanguageChoice[];
  /** Told what was chosen. */
  readonly onChange: (choice: Partial<Pick<Appearance, "mode" | "language">>) => void;
}

/** The sections of the user's menu in which staff choose how it looks and which language it speaks. */
export function createAppearanceSections(
  { mode, language, languages, onChange }: Appearance,
  t: Translate<typeof shellCopy.texts>,
): MenuSection[] {
  const sections: MenuSection[] = [
    {
      id: "mode",
      heading: t("appearance"),
      chosen: mode,
      onChoose: (chosen) => onChange({ mode: chosen as Appearance["mode"] }),
      items: (["light", "dark", "system"] as const).map((id) => ({ id, label: t(id) })),
    },
    {
      id: "language",
      heading: t("language"),
      chosen: language,
      onChoose: (tag) => onChange({ language: tag }),
      items: languages.map(({ tag, name, isDraft }) => ({
        id: tag,
        label: isDraft ? t("draftLanguage", { name }) : name,
      })),
    },
  ];
  return languages.length < 2 ? sections.slice(0, 1) : sections;
}
