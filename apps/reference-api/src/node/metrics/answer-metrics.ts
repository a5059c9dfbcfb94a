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
  return async ({ headers }) => {
    if (token !== undefined && !isSameSecret(headers.get("Authorization") ?? "", `Bearer ${token}`)) {
      return Response.json(
        { message: "The metrics need their token.", code: "unauthenticated" },
        { status: 401, headers: { "WWW-Authenticate": "Bearer" } },
      );
    }
    const { type, text } = await metrics.read();
    return new Response(text, { headers: { "Content-Type": type } });
  };
}
