/** Cuts a stream into pieces of one length. The last one may be shorter or empty, and has `isLast`. */
export async function* cut(source: AsyncIterable<Buffer>, length: number) {
  let parts: Buffer[] = [];
  let held = 0;
  for await (const part of source) {
    parts.push(part);
    held += part.length;
    if (held <= length) continue;
    const whole = Buffer.concat(parts);
    let at = 0;
    // One piece is held back: it may be the last.
    for (; whole.length - at > length; at += length) {
      yield { piece: whole.subarray(at, at + length), isLast: false };
    }
    parts = [whole.subarray(at)];
    held = whole.length - at;
  }
  yield { piece: Buffer.concat(parts), isLast: true };
}
