import { Refusal } from "../domain/refusal.ts";

const refuseCut = () =>
  new Refusal(400, { message: "The request did not arrive whole.", code: "incomplete_body" });

/** The bytes of a body as they come in. One that is cut off on its way is a refusal, and no failure of the server. */
export function openArrivingBody({ body }: Request): ReadableStream<Uint8Array> {
  const reader = body?.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) controller.close();
        else controller.enqueue(value);
      } catch {
        controller.error(refuseCut());
      }
    },
    cancel: (reason) => reader?.cancel(reason),
  });
}
