import sharp from "sharp";
import type { PortraitPainter } from "../../ports.ts";

/** In pixels: the shape of a photograph on a card. */
const [width, height] = [480, 600];

const skins = ["#f1cfb4", "#e0ac87", "#c68a62", "#a8704c", "#8a5638", "#6b4029"];
const cloths = ["#31506b", "#5b6b31", "#6b3153", "#316b61", "#6b5631", "#474a63"];
const hairs = ["#2b2522", "#3d332c", "#54463a", "#8d8882"];
const grounds = ["#e7ecef", "#efeae4", "#e6efe7", "#ece6ef"];

/** The letters of SPECIMEN as strokes on a grid of 4 by 6: a machine may have no font to write with. */
const letters = [
  "M4 1L3 0L1 0L0 1L0 2L1 3L3 3L4 4L4 5L3 6L1 6L0 5",
  "M0 6L0 0L3 0L4 1L4 2L3 3L0 3",
  "M4 0L0 0L0 6L4 6M0 3L3 3",
  "M4 1L3 0L1 0L0 1L0 5L1 6L3 6L4 5",
  "M1 0L3 0M2 0L2 6M1 6L3 6",
  "M0 6L0 0L2 3L4 0L4 6",
  "M4 0L0 0L0 6L4 6M0 3L3 3",
  "M0 6L0 0L4 6L4 0",
];

const specimen = letters
  .map((strokes, place) => `<path transform="translate(${place * 6} 0)" d="${strokes}"/>`)
  .join("");

/** Spreads neighbouring numbers over a list, so that the people of one family differ. */
const pick = (list: readonly string[], id: number, salt: number) =>
  list[((id * 2654435761 + salt * 40503) >>> 7) % list.length] ?? "";

/**
 * Draws who does not exist: a figure without a face, in tones of the person's own, with SPECIMEN across it. Nobody
 * takes it for a photograph, and two people are told apart.
 */
export const paintPortrait: PortraitPainter = async ({ id }) => {
  const skin = pick(skins, id, 1);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${pick(grounds, id, 2)}"/>
    <path d="M140 236a100 100 0 0 1 200 0z" fill="${pick(hairs, id, 4)}"/>
    <path d="M40 600c0-130 80-190 200-190s200 60 200 190z" fill="${pick(cloths, id, 3)}"/>
    <rect x="200" y="330" width="80" height="100" rx="36" fill="${skin}"/>
    <ellipse cx="240" cy="262" rx="86" ry="108" fill="${skin}"/>
    <g transform="translate(79 528) scale(7)" fill="none" stroke="#fff" stroke-width="0.9"
      stroke-linecap="round" stroke-linejoin="round">${specimen}</g>
  </svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer());
};
