import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { checkReachable } from "./postgres.ts";

test("a database without TLS gets no password where the address asks for TLS", async () => {
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (bytes: Buffer) => {
      heard.push(bytes);
      // As a PostgreSQL says that it has no TLS.
      socket.write("N");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  await expect(
    checkReachable(`postgres://desk:secretword@127.0.0.1:${port}/desk?sslmode=verify-full`),
  ).rejects.toThrow(
    "The database of DATABASE_URL cannot be used: it does not support TLS, and sslmode requires it.",
  );
  server.close();
  // The question for TLS has eight bytes.
  expect(Buffer.concat(heard)).toHaveLength(8);
});
