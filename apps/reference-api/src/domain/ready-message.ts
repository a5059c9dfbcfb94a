/** What the owner of a card reads when it can be collected. */
export function formatReadyMessage(centerName: string): string {
  return `Your identity card is ready. Please collect it at ${centerName} and bring a document that shows who you are.`;
}
