import { randomUUID } from "node:crypto";
import { requireFromApi } from "./start-postgres.ts";

interface PgClient {
  connect(): Promise<void>;
  query<Row>(sql: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>;
  end(): Promise<void>;
}

/** The database of a proof or a journey, looked into from outside of the servers. */
export interface Registry {
  readonly url: string;
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

const { Client } = requireFromApi("pg") as {
  Client: new (options: { connectionString: string }) => PgClient;
};

async function open(url: string): Promise<PgClient> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Makes a database of somebody's own on a server. */
export async function createRegistry(serverUrl: string): Promise<Registry> {
  const name = `idd_proof_${randomUUID().replaceAll("-", "")}`;
  const server = await open(serverUrl);
  await server.query(`create database ${name}`);
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  const client = await open(address.href);
  return {
    url: address.href,
    query: async (sql, values) => (await client.query<never>(sql, values)).rows,
    async drop() {
      await client.end();
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}
