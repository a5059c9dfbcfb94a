import { type PDFDict, PDFName } from "@cantoo/pdf-lib";

/**
 * Every key of ISO 32000 that says how something is drawn. What is not here is not copied: actions, links, names, files,
 * metadata, and whatever a later edition adds.
 */
export const drawingKeys: ReadonlySet<string> = new Set(
  [
    // Whatever is drawn.
    "Type Subtype Resources Matrix BBox Group S CS I K Name",
    "ExtGState ColorSpace Pattern Shading XObject Font ProcSet",
    // How bytes are packed.
    "Filter DecodeParms Predictor Colors BitsPerComponent Columns EarlyChange EndOfLine EncodedByteAlign Rows",
    "EndOfBlock BlackIs1 DamagedRowsBeforeError JBIG2Globals ColorTransform",
    // Pictures and drawings.
    "Width Height Intent ImageMask Mask Decode Interpolate SMask SMaskInData Matte FormType",
    // Pens.
    "LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK G BC TR",
    // Patterns, shades and functions.
    "PatternType PaintType TilingType XStep YStep ShadingType Background AntiAlias Function Domain Coords Extend",
    "BitsPerCoordinate BitsPerFlag VerticesPerRow FunctionType Range Size BitsPerSample Order Encode C0 C1 N",
    "Functions Bounds",
    // Colours.
    "Alternate WhitePoint BlackPoint Gamma Colorants Process Components",
    // Letters.
    "BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts CIDSystemInfo DW W DW2 W2",
    "CIDToGIDMap CharProcs FontBBox FontMatrix BaseEncoding Differences CMapName WMode UseCMap Registry Ordering",
    "Supplement FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading CapHeight XHeight",
    "StemV StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CharSet Length1 Length2 Length3",
  ].flatMap((line) => line.split(" ")),
);

const ofResources = new Set(["ExtGState", "ColorSpace", "Pattern", "Shading", "XObject", "Font"]);

/** Whether what a dictionary has under a key is itself a dictionary of names that the page gives. */
export const isNameMap = (key: string, dict: PDFDict) =>
  key === "CharProcs" ||
  key === "Colorants" ||
  (ofResources.has(key) && !dict.has(PDFName.of("PatternType")));
