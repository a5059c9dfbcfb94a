const scripts = new Set(
  "Adlm Arab Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa".split(" ").map((script) => script.toLowerCase()),
);
const languages = new Set("ae ar arc bcc bqi ckb dv fa glk he iw ku mzn nqo pnb ps sd ug ur yi".split(" "));

/** How a language is written. */
export type WritingDirection = "ltr" | "rtl";

/**
 * How a language is written: by the script that its tag names, else by the language itself. Read off the tag,
 * for asking the browser's language data costs a first page a tenth of a second on an old computer.
 *
 * @param locale a BCP 47 tag: "dv", "ar-Latn", "en-GB".
 */
export function readWritingDirection(locale: string): WritingDirection {
  // What stands behind a single letter, such as the digits of "ar-EG-u-nu-latn", says nothing of the script.
  const [tag = ""] = locale.toLowerCase().split(/-[a-z0-9]-/);
  const [language = "", ...rest] = tag.split("-");
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  return (script ? scripts.has(script) : languages.has(language)) ? "rtl" : "ltr";
}
