/** A desk that presses "Send ready SMS" and repeats an unanswered call under its key, as the screens do. */
export interface MessageDesk {
  /** Gives for how long the call that was answered took, in milliseconds. */
  sendReadySms(batchId: number): Promise<number>;
}

const password = "Counter-2026!";

/** Signs in at the destination; `urls` are the servers, any of which may be down at any moment. */
export async function openDesk(urls: readonly string[], centerId: number): Promise<MessageDesk> {
  let headers: Record<string, string> = { "Content-Type": "application/json" };

  /** Asks one server after the other until one answers. */
  async function ask(path: string, init: RequestInit): Promise<{ answer: Response; took: number }> {
    for (let turn = 0; ; turn++) {
      const start = performance.now();
      const answer = await fetch(`${urls[turn % urls.length]}/api${path}`, init).catch(() => undefined);
      if (answer && answer.status < 500) return { answer, took: performance.now() - start };
      await new Promise((settle) => setTimeout(settle, 50));
    }
  }

  async function must(path: string, init: RequestInit): Promise<{ answer: Response; took: number }> {
    const asked = await ask(path, init);
    if (!asked.answer.ok) throw new Error(`${path}: ${asked.answer.status} ${await asked.answer.text()}`);
    return asked;
  }

  const { answer } = await must("/auth/login", {
    method: "POST",
    headers,
    body: JSON.stringify({ username: "clerk.hdh", password }),
  });
  const { _csrf } = (await answer.json()) as { _csrf: string };
  headers = {
    ...headers,
    Cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "",
    "X-CSRF-Token": _csrf,
  };
  await must("/auth/set-center", {
    method: "POST",
    headers,
    body: JSON.stringify({ dispatch_center: centerId }),
  });

  return {
    async sendReadySms(batchId) {
      const { took } = await must(`/dispatch/batches/${batchId}/send_ready_sms`, {
        method: "PATCH",
        headers: { ...headers, "Idempotency-Key": `prove-messages-${batchId}` },
        body: "{}",
      });
      return took;
    },
  };
}
