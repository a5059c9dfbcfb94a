/** The header in which a server may name the day of the contract that it speaks. */
export const apiVersionHeader = "X-Registry-Api";

/** The days of the contract that these screens speak, the first and the last, as YYYY-MM-DD. */
export const supportedApi: { readonly oldest: string; readonly newest: string } = {
  oldest: "2026-11-01",
  newest: "2026-11-01",
};

/** Whether these screens and a server fit together. A server that names no day is taken at its answers. */
export function isSupportedApi(named: string | null): boolean {
  const day = named?.trim();
  return !day || (day >= supportedApi.oldest && day <= supportedApi.newest);
}
