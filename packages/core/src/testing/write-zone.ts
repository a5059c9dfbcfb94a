/** What is written into the zone of a made passport or card. */
export interface WrittenZone {
  /** A passport, a small card or a larger card. Default: TD3. */
  readonly format?: "TD1" | "TD2" | "TD3";
  /** Two signs at most. Default: P, or I for a card. */
  readonly documentCode?: string;
  /** Three letters, or D. Default: BGD. */
  readonly country?: string;
  /** Letters, with `<` for spaces. Default: ISLAM. */
  readonly surname?: string;
  /** Letters, with `<` for spaces. Default: RAFIQUL; empty for somebody with one name. */
  readonly givenNames?: string;
  /** Letters and digits: nine at most in a passport. Default: BX0484821. */
  readonly number?: string;
  /** Default: the country. */
  readonly nationality?: string;
  /** YYMMDD. Default: 910412. */
  readonly birth?: string;
  /** M, F or `<`. Default: M. */
  readonly sex?: string;
  /** YYMMDD. Default: 290314. */
  readonly expiry?: string;
  /** Letters and digits. Default: none. */
  readonly optional?: string;
}

/** Writes the machine-readable zone of a made document, with right check digits: its lines, by ICAO 9303. */
export function writeZone(zone: WrittenZone = {}): string[] {
  const { format = "TD3", country = "BGD", sex = "M", optional = "" } = zone;
  const code = fill(zone.documentCode ?? (format === "TD3" ? "P" : "I"), 2) + fill(country, 3);
  const { surname = "ISLAM", givenNames = "RAFIQUL", number = "BX0484821" } = zone;
  const names = givenNames ? `${surname}<<${givenNames}` : surname;
  const nationality = fill(zone.nationality ?? country, 3);
  const birth = withDigit(zone.birth ?? "910412");
  const expiry = withDigit(zone.expiry ?? "290314");
  // The rest of a long number of a card is optional data.
  const isLong = number.length > 9;
  const rest = isLong ? `${number.slice(9)}${digitOf(number)}<` : "";
  const numbered = isLong ? `${number.slice(0, 9)}<` : withDigit(fill(number, 9));
  if (format === "TD3") {
    const data = numbered + nationality + birth + sex + expiry + withDigit(fill(optional, 14));
    const all = numbered + birth + data.slice(21);
    return [fill(code + names, 44), data + digitOf(all)];
  }
  if (format === "TD2") {
    const data = numbered + nationality + birth + sex + expiry + fill(rest + optional, 7);
    return [fill(code + names, 36), data + digitOf(numbered + birth + data.slice(21))];
  }
  const first = fill(code + numbered + rest + optional, 30);
  const second = fill(birth + sex + expiry + nationality, 29);
  return [first, second + digitOf(first.slice(5) + birth + expiry + second.slice(18)), fill(names, 30)];
}

const fill = (text: string, length: number) => text.slice(0, length).padEnd(length, "<");
const withDigit = (text: string) => text + digitOf(text);

/** By part 3 of ICAO 9303; written apart from what reads zones, which it is to prove. */
function digitOf(text: string): string {
  const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  let sum = 0;
  for (let place = 0; place < text.length; place += 1) {
    const weight = [7, 3, 1][place % 3] ?? 0;
    sum += Math.max(0, signs.indexOf(text[place] ?? "")) * weight;
  }
  return String(sum % 10);
}
