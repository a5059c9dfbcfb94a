/**
 * What of an address is counted. Of IPv6 it is the first half, for everybody who has one such address has more of them
 * than could ever be counted. A port that a proxy wrote behind it is left out.
 */
export function readNetwork(address: string | null): string {
  const text = address ?? "";
  const [, four] = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i.exec(text) ?? [];
  if (four !== undefined) return four;
  const [, six = text] = /^\[(.*)\](?::\d+)?$/.exec(text) ?? [];
  if (!/^[\da-f:.]+$/i.test(six) || !URL.canParse(`http://[${six}]`)) return text.slice(0, 100);
  const [head = "", tail = ""] = new URL(`http://[${six}]`).hostname.slice(1, -1).split("::");
  const [before, behind] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const groups = [...(before ?? []), ...Array(8 - (before?.length ?? 0) - (behind?.length ?? 0)).fill("0")];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
