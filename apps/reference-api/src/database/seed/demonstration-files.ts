import type { FileStore, PortraitPainter } from "../../ports.ts";
import proof from "./data/proof.json" with { type: "json" };

/** What a file of the demonstration shows. */
export type SpecimenKind = "photo" | "thumb" | "signature" | "paper";

const readBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** A PDF of one page that says what it is. */
function makePaper(): Uint8Array {
  const text = "BT /F1 24 Tf 72 720 Td (SPECIMEN) Tj ET";
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}trailer<</Size ${size}/Root 1 0 R>>`;
  return new TextEncoder().encode(`${file}${table}\nstartxref\n${file.length}\n%%EOF\n`);
}

/** The files that are the same for everybody. */
export const specimens = {
  thumb: readBase64(proof.thumb_png),
  signature: readBase64(proof.signature_png),
  paper: makePaper(),
} as const;

/** The content type of each kind. */
export const specimenTypes = {
  photo: "image/jpeg",
  thumb: "image/png",
  signature: "image/png",
  paper: "application/pdf",
} as const satisfies Record<SpecimenKind, string>;

const nameOf = /^demonstration-(photo|thumb|signature|paper)-(\d+)-/;

/** The name of a file of the demonstration, of which there is one only. */
export const nameSpecimen = (kind: SpecimenKind, personId: number, unique: string) =>
  `demonstration-${kind}-${personId}-${unique}`;

/** Whether a file is one of the demonstration, which no store keeps. */
export const isSpecimen = (name: string) => nameOf.test(name);

/** Adds the files of the demonstration to a store: they are drawn when they are asked for, and kept nowhere. */
export function addSpecimens(files: FileStore, paintPortrait: PortraitPainter | undefined): FileStore {
  return {
    keep: (name, bytes) => files.keep(name, bytes),
    remove: (name) => files.remove(name),
    listBefore: (moment) => files.listBefore(moment),
    async read(name) {
      const [, kind, person] = nameOf.exec(name) ?? [];
      if (kind === undefined) return files.read(name);
      return kind === "photo"
        ? paintPortrait?.({ id: Number(person) })
        : specimens[kind as keyof typeof specimens];
    },
  };
}
