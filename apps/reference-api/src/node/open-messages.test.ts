import { describe, expect, test } from "vitest";
import { createSmsOutbox } from "../database/sms-outbox.ts";
import { createSeal } from "../session/seal.ts";
import { useTestServer } from "../testing/test-server.ts";
import { openMessages, readGateway } from "./open-messages.ts";

const read = (environment: Record<string, string>) => readGateway((name) => environment[name] || undefined);

describe("the gateway", () => {
  test("has 30 seconds for an answer and a minute for its work, and need not be there", () => {
    expect(read({})).toEqual({ provider: undefined, timeout: 30_000, processing: 60_000 });
    expect(read({ ID_DESK_SMS_TIMEOUT_MS: "500", ID_DESK_SMS_PROCESSING_MS: "900" })).toMatchObject({
      timeout: 500,
      processing: 900,
    });
  });

  test("is reached by TLS, or on this machine", () => {
    for (const url of [
      "https://sms.example/send",
      "http://localhost:9/",
      "http://127.0.0.1/",
      "http://[::1]:9/",
    ]) {
      expect(read({ ID_DESK_SMS_URL: url }).provider?.name).toBe("http");
    }
    for (const url of ["http://sms.example/send", "sms.example", "ftp://user:secret@localhost/"]) {
      expect(() => read({ ID_DESK_SMS_URL: url })).toThrow(
        /^ID_DESK_SMS_URL is not an address that begins with https:\/\/\.$/,
      );
    }
  });

  test.each(["soon", "0", "99", "3600001", "1.5"])("takes no time such as %s", (text) => {
    expect(() => read({ ID_DESK_SMS_TIMEOUT_MS: text })).toThrow(
      "ID_DESK_SMS_TIMEOUT_MS is not a number of milliseconds between 100 and 3600000.",
    );
  });
});

describe("messages of a server that starts", () => {
  const server = useTestServer();
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

  function open(isDemonstration: boolean, url?: string) {
    return openMessages({
      database: server.database,
      clock: () => server.clock.now,
      random,
      key: random(32),
      gateway: read({ ID_DESK_SMS_URL: url ?? "" }),
      isDemonstration,
      logError: () => {},
    });
  }

  async function queueUnderAnotherKey(): Promise<void> {
    const sms = createSmsOutbox(random, await createSeal("messages", random(32), random));
    await sms(
      server.database,
      [{ batchId: 2, purpose: "ready", subject: { type: "card", id: 1 }, phone: "7000001", body: "Ready" }],
      server.clock.now,
    );
  }

  test("go to the demonstration's own phone, whatever gateway is set", async () => {
    const messages = await open(true, "https://sms.example/send");

    expect(messages.ports.smsProvider?.name).toBe("demonstration");
    await messages.close();
  });

  test("wait where there is no gateway", async () => {
    const messages = await open(false);

    expect(messages.ports.smsProvider).toBeUndefined();
    await messages.close();
  });

  test("that another key sealed keep a registry from starting, and name neither number nor key", async () => {
    await queueUnderAnotherKey();

    await expect(open(false, "https://sms.example/send")).rejects.toThrow(
      /^Messages that wait were sealed with another key: 1\. Start with the ID_DESK_KEY from before until they are sent\.$/,
    );
  });

  test("that another key sealed are given up in a demonstration", async () => {
    await queueUnderAnotherKey();
    await (await open(true)).close();
    const { state } = await server.database
      .selectFrom("sms_outbox")
      .select("state")
      .where("batch_id", "=", 2)
      .executeTakeFirstOrThrow();

    expect(state).toBe("failed");
  });
});
