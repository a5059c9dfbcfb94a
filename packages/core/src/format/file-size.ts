const sizeUnits = ["bytes", "kB", "MB", "GB"] as const;

/** Writes a file's size so that people can compare it, in steps of 1000: "600 kB", "4.7 MB". */
export function formatFileSize(bytes: number): string {
  let unit = 0;
  let amount = bytes;
  while (amount >= 1000 && unit < sizeUnits.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  // Rounded down: a limit must never be read as larger than it is.
  const shown = Math.floor(amount * 10) / 10;
  return `${shown} ${sizeUnits[unit]}`;
}
