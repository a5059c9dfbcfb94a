/** Writes an amount of money as staff read it: "MVR 100.00". */
export function formatAmount({
  amount,
  currency,
}: {
  readonly amount: number;
  readonly currency?: string | undefined;
}): string {
  return [currency, amount.toFixed(2)].filter(Boolean).join(" ");
}
