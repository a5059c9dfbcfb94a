/** A file as it was sent: its bytes, and the type and the name that its sender gives it; neither is to be believed. */
export class SentFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly name: string;

  constructor(bytes: Uint8Array, type: string, name = "") {
    this.bytes = bytes;
    this.type = type;
    this.name = name;
  }
}
