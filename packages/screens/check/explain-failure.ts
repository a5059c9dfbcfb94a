/** How long an answer is waited for, in milliseconds. */
export const patience = 10_000;

function readCode(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = (cause as { readonly code?: unknown } | undefined)?.code;
  if (typeof code === "string") return code;
  return error instanceof Error ? error.name : "unknown";
}

/** Why an address gave no answer, and what to do, without the error's own text: that may quote an address. */
export function explainFailure(error: unknown): { readonly why: string; readonly todo: string } {
  const code = readCode(error);
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) {
    return { why: "No machine of that name is known here.", todo: "Read the name again, or use the VPN." };
  }
  if (code === "ECONNREFUSED") {
    return { why: "Nothing listens there.", todo: "Start the server, or read the port again." };
  }
  if (/Timeout|TIMEDOUT|TIMEOUT/.test(code)) {
    return {
      why: `It did not answer within ${patience / 1000} seconds.`,
      todo: "Start the check where the server can be reached, or try again later.",
    };
  }
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS/.test(code)) {
    return {
      why: `Node does not trust its certificate (${code}).`,
      todo: "Name the authority that signed it in NODE_EXTRA_CA_CERTS.",
    };
  }
  return { why: `The connection failed (${code}).`, todo: "Read the address again, or try later." };
}
