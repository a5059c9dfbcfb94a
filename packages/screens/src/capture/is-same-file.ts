/** Whether two files hold the same bytes. */
export async function isSameFile(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [bytes, others] = await Promise.all(
    [one, other].map(async (blob) => new Uint8Array(await blob.arrayBuffer())),
  );
  return bytes?.every((byte, at) => byte === others?.[at]) ?? false;
}
