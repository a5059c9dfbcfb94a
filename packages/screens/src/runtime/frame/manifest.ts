import type { Area, OperationId } from "@id-desk/core";

/** What a screen is and needs, as plain data: a host checks it against its server before it mounts it. */
export interface ScreenManifest {
  /** The screen's public name. */
  readonly name: string;
  /** The version of the screen's own contract with its host: props, events, parts. */
  readonly contractVersion: number;
  /** Who may see it: an area of the permissions, or what must be true of the session. */
  readonly access: "public" | "signedIn" | Area;
  /** Operations without which it does not work. */
  readonly needs: readonly OperationId[];
  /** Operations that it offers when the server has them. */
  readonly uses: readonly OperationId[];
}
