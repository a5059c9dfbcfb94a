import type { PressedKey } from "../scan/read-keys.ts";

/** The keys of a keyboard that type something, row by row. */
const codes = [
  ..."Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal".split(" "),
  ...[..."QWERTYUIOP"].map((letter) => `Key${letter}`),
  ..."BracketLeft BracketRight Backslash".split(" "),
  ...[..."ASDFGHJKL"].map((letter) => `Key${letter}`),
  ..."Semicolon Quote".split(" "),
  ...[..."ZXCVBNM"].map((letter) => `Key${letter}`),
  ..."Comma Period Slash".split(" "),
];

/** What the keys type, in the order of `codes`. */
interface Layout {
  readonly plain: string;
  readonly shifted: string;
  /** What Caps Lock does: nothing, change the case of letters, or shift every key. */
  readonly capsLock: "nothing" | "letters" | "all";
}

const layouts = {
  us: {
    plain: "` 1 2 3 4 5 6 7 8 9 0 - = q w e r t y u i o p [ ] \\ a s d f g h j k l ; ' z x c v b n m , . /",
    shifted: '~ ! @ # $ % ^ & * ( ) _ + Q W E R T Y U I O P { } | A S D F G H J K L : " Z X C V B N M < > ?',
    capsLock: "letters",
  },
  dhivehi: {
    plain: "` 1 2 3 4 5 6 7 8 9 0 - = ް އ ެ ރ ތ ޔ ު ި ޮ ޕ ] [ \\ ަ ސ ދ ފ ގ ހ ޖ ކ ލ ؛ ' ޒ × ޗ ވ ބ ނ މ ، . /",
    shifted: '~ ! @ # $ % ^ & * ) ( _ + ޤ ޢ ޭ ޜ ޓ ޠ ޫ ީ ޯ ÷ } { | ާ ށ ޑ ﷲ ޣ ޙ ޛ ޚ ޅ : " ޡ ޘ ޝ ޥ ޞ ޏ ޟ > < ؟',
    capsLock: "nothing",
  },
  french: {
    plain:
      "² & é \" ' ( - è _ ç à ) = a z e r t y u i o p Dead $ * q s d f g h j k l m ù w x c v b n , ; : !",
    shifted:
      "² 1 2 3 4 5 6 7 8 9 0 ° + A Z E R T Y U I O P Dead £ µ Q S D F G H J K L M % W X C V B N ? . / §",
    capsLock: "all",
  },
  arabic: {
    plain: "ذ 1 2 3 4 5 6 7 8 9 0 - = ض ص ث ق ف غ ع ه خ ح ج د \\ ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ",
    shifted:
      '\u0651 ! @ # $ % ^ & * ) ( _ + \u064e \u064b \u064f \u064c لإ إ ‘ ÷ × ؛ < > | \u0650 \u064d ] [ لأ أ ـ ، / : " ~ \u0652 } { لآ آ ’ , . ؟',
    capsLock: "nothing",
  },
  german: {
    plain:
      "Dead 1 2 3 4 5 6 7 8 9 0 ß Dead q w e r t z u i o p ü + # a s d f g h j k l ö ä y x c v b n m , . -",
    shifted:
      "° ! \" § $ % & / ( ) = ? Dead Q W E R T Z U I O P Ü * ' A S D F G H J K L Ö Ä Y X C V B N M ; : _",
    capsLock: "all",
  },
  turkish: {
    plain: '" 1 2 3 4 5 6 7 8 9 0 * - q w e r t y u ı o p ğ ü , a s d f g h j k l ş i z x c v b n m ö ç .',
    shifted:
      "é ! ' Dead + % & / ( ) = ? _ Q W E R T Y U I O P Ğ Ü ; A S D F G H J K L Ş İ Z X C V B N M Ö Ç :",
    capsLock: "letters",
  },
  russian: {
    plain: "ё 1 2 3 4 5 6 7 8 9 0 - = й ц у к е н г ш щ з х ъ \\ ф ы в а п р о л д ж э я ч с м и т ь б ю .",
    shifted: 'Ё ! " № ; % : ? * ( ) _ + Й Ц У К Е Н Г Ш Щ З Х Ъ / Ф Ы В А П Р О Л Д Ж Э Я Ч С М И Т Ь Б Ю ,',
    capsLock: "letters",
  },
} as const satisfies Record<string, Layout>;

/** A keyboard layout that a computer may be set to. */
export type KeyboardLayout = keyof typeof layouts;

/** The layouts beside that of the US, for which scanners are set up. */
export const foreignLayouts: readonly KeyboardLayout[] = [
  "dhivehi",
  "french",
  "arabic",
  "german",
  "turkish",
  "russian",
];

const split = (keys: string) => keys.split(" ");
const usPlain = split(layouts.us.plain);
const usShifted = split(layouts.us.shifted);

/** The keys that a scanner presses for a code, and what each of them types under a layout. */
export function pressKeys(
  code: string,
  { layout = "us", capsLock = false }: { readonly layout?: KeyboardLayout; readonly capsLock?: boolean } = {},
): PressedKey[] {
  const { plain, shifted, capsLock: change } = layouts[layout];
  const [typed, typedShifted] = [split(plain), split(shifted)];
  return [...code].map((sign) => {
    const isShifted = usShifted.includes(sign);
    const place = (isShifted ? usShifted : usPlain).indexOf(sign);
    if (place < 0) return { key: sign, code: sign === " " ? "Space" : "", isShifted: false };
    const isLetter = /^\p{L}$/u.test(typed[place] ?? "");
    const isChanged = capsLock && (change === "all" || (change === "letters" && isLetter));
    const key = (isShifted !== isChanged ? typedShifted : typed)[place] ?? "";
    return { key, code: codes[place] ?? "", isShifted };
  });
}
