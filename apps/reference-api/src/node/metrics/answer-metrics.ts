import { listSecurityHeaders } from "../../http/security-headers.ts";
import { isSameSecret } from "../../session/digest.ts";
import type { Metrics } from "./create-metrics.ts";

/**
 * Makes what answers a request for the metrics.
 *
 * @param token what has to come along as `Authorization: Bearer`; left out where nobody else can reach them.
 */
export function createMetricsAnswer(
  metrics: Pick<Metrics, "read">,
  token: string | undefined,
): (request: Request) => Promise<Response> {
  // A port of their own adds nothing to an answer.
  const common = { ...listSecurityHeaders(), "Cache-Control": "no-store" };
  return async ({ headers }) => {
    if (token !== undefined && !isSameSecret(headers.get("Authorization") ?? "", `Bearer ${token}`)) {
      return Response.json(
        { message: "The metrics need their token.", code: "unauthenticated" },
        { status: 401, headers: { ...common, "WWW-Authenticate": "Bearer" } },
      );
    }
    const { type, text } = await metrics.read();
    return new Response(text, { headers: { ...common, "Content-Type": type } });
  };
}
