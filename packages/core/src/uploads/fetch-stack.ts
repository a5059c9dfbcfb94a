import type { HttpRequest, HttpResponse, HttpStack } from "tus-js-client";
import type { Carrier } from "../client/registry-client.ts";

/** Makes the requests of an upload by the client's own fetch. How far a chunk came is known once it has arrived. */
export function createFetchStack(
  { credentials }: Pick<Carrier, "credentials">,
  fetch: NonNullable<Carrier["fetch"]>,
): HttpStack {
  return {
    getName: () => "fetch",
    createRequest: (method, url) => new FetchRequest(method, url, credentials, fetch),
  };
}

class FetchRequest implements HttpRequest {
  readonly #headers = new Map<string, string>();
  readonly #stop = new AbortController();
  readonly #method: string;
  readonly #url: string;
  readonly #credentials: RequestCredentials;
  readonly #fetch: NonNullable<Carrier["fetch"]>;
  #onProgress: (bytesSent: number) => void = () => undefined;

  constructor(
    method: string,
    url: string,
    credentials: RequestCredentials,
    fetch: NonNullable<Carrier["fetch"]>,
  ) {
    this.#method = method;
    this.#url = url;
    this.#credentials = credentials;
    this.#fetch = fetch;
  }

  getMethod = () => this.#method;
  getURL = () => this.#url;
  getHeader = (name: string) => this.#headers.get(name);
  setHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }
  setProgressHandler(onProgress: (bytesSent: number) => void) {
    this.#onProgress = onProgress;
  }
  getUnderlyingObject = () => null;
  async abort() {
    this.#stop.abort();
  }

  async send(body: Blob | null = null): Promise<HttpResponse> {
    const response = await this.#fetch(
      new Request(new URL(this.#url, globalThis.location?.href), {
        method: this.#method,
        headers: [...this.#headers],
        credentials: this.#credentials,
        cache: "no-store",
        signal: this.#stop.signal,
        ...(body && { body }),
      }),
    );
    const text = await response.text();
    if (body) this.#onProgress(body.size);
    return {
      getStatus: () => response.status,
      getHeader: (name) => response.headers.get(name) ?? undefined,
      getBody: () => text,
      getUnderlyingObject: () => response,
    };
  }
}
