import { degrees, PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, expect, test, vi } from "vitest";
import { hostilePdfs, type WrittenPdf, writePdf, writeStream } from "../../testing/hostile-pdfs.ts";
import { drawPicture } from "../../testing/pictures.ts";
import { unpackPdf, unwantedInPdf } from "../../testing/unpack-pdf.ts";
import { createDocumentReader } from "./read-document.ts";

// None of these tests is about speed: a thread starts for each PDF, and a machine that does other work too is slow.
vi.setConfig({ testTimeout: 120_000 });
// The next file runs in the same worker.
afterAll(() => vi.resetConfig());

const readDocument = createDocumentReader({ keepsSigned: false });
const toBytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

const store = async (bytes: Uint8Array) => {
  const found = await readDocument(bytes, "a");
  if ("problem" in found) throw new Error(`It is refused: ${found.problem}`);
  return found.document.bytes;
};

test("The corpus has thirty hostile files and more, and each of them acts [T-22]", () => {
  const files = Object.values(hostilePdfs);
  expect(files.length).toBeGreaterThanOrEqual(30);
  expect(files.filter((file) => !unwantedInPdf.test(unpackPdf(toBytes(file))))).toEqual([]);
});

test.each(Object.entries(hostilePdfs))(
  "Of a PDF with %s no part that acts is kept [T-22]",
  async (_, file) => {
    const found = await readDocument(toBytes(file), "a");
    if ("problem" in found) expect(["active", "unreadable", "unknown"]).toContain(found.problem);
    else {
      expect(unpackPdf(found.document.bytes).match(unwantedInPdf)?.[0]).toBeUndefined();
      expect(unpackPdf(found.document.bytes)).toMatch(/authorise the bearer|\/X Do/);
    }
  },
);

/** Files as programs at offices and at home write them. */
const goodFiles: Readonly<Record<string, () => Promise<Uint8Array> | Uint8Array>> = {
  "of version 1.3, by hand": () => toBytes(writePdf({ version: "1.3" })),
  "of version 2.0, by hand": () => toBytes(writePdf({ version: "2.0" })),
  "that was changed by adding to it": () => toBytes(writePdf() + writePdf().replace("%PDF-1.7\n", "")),
  "whose pages lie on their sides": () => make((document) => document.getPage(0).setRotation(degrees(90))),
  "of many sizes": () =>
    make((document) => {
      for (const size of [200, 400, 595]) document.addPage([size, 842]);
      document.getPage(1).setCropBox(10, 10, 50, 60);
    }),
  "with packed objects": () => make(() => {}, { useObjectStreams: true }),
  "without packed objects": () => make(() => {}, { useObjectStreams: false }),
  "with pictures": () =>
    make(async (document) => {
      const [png, jpeg] = [await readPicture("png"), await readPicture("jpeg")];
      document.getPage(0).drawImage(await document.embedPng(png));
      document.getPage(0).drawImage(await document.embedJpg(jpeg));
    }),
  "with a form that is filled in": () => make(fillIn),
  "with a form that was printed": () =>
    make((document) => {
      fillIn(document);
      document.getForm().flatten();
    }),
};

function fillIn(document: PDFDocument): void {
  const field = document.getForm().createTextField("name");
  field.setText("Aishath");
  field.addToPage(document.getPage(0));
}

const readPicture = async (type: "png" | "jpeg") =>
  new Uint8Array(await (await drawPicture(type)).arrayBuffer());

async function make(add: (document: PDFDocument) => unknown, how = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([300, 200]).drawText("I authorise the bearer.");
  await add(document);
  return document.save(how);
}

async function measure(bytes: Uint8Array) {
  const pages = (await PDFDocument.load(bytes)).getPages();
  return pages.map((page) => [page.getSize(), page.getCropBox(), page.getRotation().angle]);
}

test.each(Object.entries(goodFiles))("A PDF %s keeps its pages and their sizes", async (_, makeFile) => {
  const bytes = await makeFile();
  const kept = await store(bytes);

  expect(await measure(kept)).toEqual(await measure(bytes));
  // Some programs write letters as numbers in hexadecimal digits.
  expect(unpackPdf(kept)).toMatch(/authorise the bearer|6175746[Ff]?/);
});

/** A field as a program leaves it that says its text alone, in a form that another program has to draw. */
const filledIn = (value: string, more = ""): WrittenPdf => ({
  catalog: "/AcroForm<</Fields[10 0 R]/DA(/Helv 12 Tf 0 g)/NeedAppearances true>>",
  page: "/Annots[10 0 R]",
  objects: [
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V${value}/DA(/Helv 12 Tf 0 g)/Rect[10 10 110 40]${more}>>`,
    writeStream("/Type/XObject/Subtype/Form/BBox[0 0 50 15]", "BT (Mohamed) Tj ET"),
  ],
});

test("What a field of a form shows becomes a part of its page, where it was", async () => {
  const kept = unpackPdf(await store(toBytes(writePdf(filledIn("(Mohamed)", "/AP<</N 11 0 R>>")))));
  expect(kept).toContain("BT (Mohamed) Tj ET");
  expect(kept).toContain("q 2 0 0 2 10 10 cm /Shown0 Do Q");
  expect(kept).not.toMatch(/Widget|AcroForm/);
});

test("A field that is filled in and hidden is not shown", async () => {
  const kept = unpackPdf(await store(toBytes(writePdf(filledIn("(Mohamed)", "/F 2/AP<</N 11 0 R>>")))));
  expect(kept).not.toContain("Mohamed");
});

test("A field that another program has to draw is drawn", async () => {
  const kept = unpackPdf(await store(toBytes(writePdf(filledIn("(Mohamed)")))));
  expect(kept).toContain(Buffer.from("Mohamed").toString("hex").toUpperCase());
});

test("A PDF is refused whose field holds a text that cannot be drawn", async () => {
  const file = toBytes(writePdf(filledIn("<FEFF078807AA>")));
  expect(await readDocument(file, "a")).toEqual({ problem: "unreadable" });
});

const signature = "<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 9 20 30]/Contents<00>>>";
const signed: WrittenPdf = {
  catalog: "/AcroForm<</Fields[10 0 R]/SigFlags 3>>",
  objects: [`<</FT/Sig/T(a)/V 11 0 R>>`, signature],
};

test("A PDF with a digital signature is refused, unless the registry keeps them", async () => {
  const bytes = toBytes(writePdf(signed));
  expect(await readDocument(bytes, "a")).toEqual({ problem: "signed" });
  expect(await createDocumentReader({ keepsSigned: true })(bytes, "a")).toEqual({
    document: { bytes, contentType: "application/pdf", isSigned: true },
  });
});

/** They say something, and do nothing. */
const inactive = new Set(["metadata", "structure and threads", "layers"]);

test.each(Object.entries(hostilePdfs).filter(([what]) => !inactive.has(what)))(
  "No signature keeps a PDF with %s as it is [T-22]",
  async (_, file) => {
    const both = toBytes(file.replace("4 0 obj", `30 0 obj\n${signature}\nendobj\n4 0 obj`));
    const found = await createDocumentReader({ keepsSigned: true })(both, "a");
    expect(found).toHaveProperty("problem");
  },
);
