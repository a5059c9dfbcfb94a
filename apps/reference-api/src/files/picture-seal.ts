import type { KeptProof } from "../database/issuance/keep-proof.ts";
import type { FileSeal } from "../ports.ts";

/** A column of the database that keeps a picture, and the row's own number in it. */
export interface PicturePlace {
  readonly column: "jpeg" | "thumb" | "signature";
  /** The line of a disputed card for a JPEG, otherwise the hand-over. */
  readonly id: number;
}

interface Sealing {
  /** Left out if pictures are not sealed. */
  readonly fileSeal?: FileSeal;
}

/** Returns the name under which a picture is sealed. Files in a folder cannot have such a name. */
export const namePicture = ({ column, id }: PicturePlace) => `picture ${column} ${id}`;

/** Gives a picture as the database keeps it. */
export const sealPicture = ({ fileSeal }: Sealing, place: PicturePlace, bytes: Uint8Array) =>
  fileSeal ? fileSeal.seal(namePicture(place), bytes) : bytes;

/** Gives a picture of the database as it was sent. */
export const openPicture = ({ fileSeal }: Sealing, place: PicturePlace, kept: Uint8Array) =>
  fileSeal ? fileSeal.open(namePicture(place), kept) : kept;

/** Gives the pictures of a hand-over's proof as the database keeps them. */
export function sealProof(ports: Sealing, id: number, { thumb, signature }: KeptProof): KeptProof {
  return {
    thumb: thumb && { ...thumb, png: sealPicture(ports, { column: "thumb", id }, thumb.png) },
    signature: signature && sealPicture(ports, { column: "signature", id }, signature),
  };
}
