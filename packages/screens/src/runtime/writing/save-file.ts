/** Gives a file to staff, for their computer to keep. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
