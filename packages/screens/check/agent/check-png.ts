const [widest, header] = [2000, "89504e470d0a1a0a"];
const inch = 0.0254;

/** Says what is wrong with a print's picture in base64; nothing where it is as the protocol asks. */
export function checkPng(
  image: unknown,
  { ppi, needsResolution }: { readonly ppi: unknown; readonly needsResolution: boolean },
): string | undefined {
  if (typeof image !== "string") return "the answer has no image";
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(image)) return "the image is not in base64";
  const png = Buffer.from(image, "base64");
  if (png.length < 45 || png.subarray(0, 8).toString("hex") !== header) return "the image is no PNG";
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (Math.max(width, height) > widest)
    return `the image has ${width} by ${height} pixels; 2,000 a side is most`;
  if (png[24] !== 8 || png[25] !== 0) return "the image is not 8-bit grey (bit depth 8, colour type 0)";
  if (!needsResolution) return undefined;
  const named = readResolution(png);
  if (named === undefined)
    return "the image does not name its resolution (pHYs, the same for both directions, in metres)";
  if (typeof ppi !== "number") return "the answer has no ppi";
  // A PNG names whole pixels a metre, so an inch may be a little off.
  if (Math.abs(named * inch - ppi) > 0.5)
    return `ppi is ${ppi}, and the image says ${Math.round(named * inch)}`;
  return undefined;
}

/** In pixels a metre. */
function readResolution(png: Buffer): number | undefined {
  for (let at = 8; at + 21 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const name = png.toString("latin1", at + 4, at + 8);
    if (name === "IDAT") return undefined;
    if (name !== "pHYs") continue;
    const [across, down] = [png.readUInt32BE(at + 8), png.readUInt32BE(at + 12)];
    return png[at + 16] === 1 && across === down && across > 0 ? across : undefined;
  }
  return undefined;
}
