import type { Route } from "playwright";

/** One way in which a server or the network on the way to it can fail. */
export interface Fault {
  readonly name: string;
  /** What staff read, from the error catalogue. */
  readonly words: string;
  readonly answer: (route: Route) => Promise<void>;
  /** Ends by the client's time limit only. */
  readonly hangs?: boolean;
  /** The session has ended: what follows is the sign-in page. */
  readonly signsOut?: boolean;
  /**
   * What becomes of a scan: it is refused alone, it waits until staff say how to go on, or it waits until the server
   * or the network is as it should be.
   */
  readonly scan: "refused" | "blocked" | "server" | "network";
}

const oops = "Oops! Something went wrong. Please try again later.";
const serverError = "Server error. Please try again later.";

const json = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, contentType: "application/json", body });

const ofStatus = (status: number, scan: Fault["scan"]): Fault => ({
  name: String(status),
  words: serverError,
  answer: json(status, "{}"),
  scan,
});

/** Each once. @see Spec 8 */
export const faults: readonly Fault[] = [
  {
    name: "400 with a message",
    words: "The day has been closed.",
    answer: json(400, '{"message":"the day has been closed"}'),
    scan: "refused",
  },
  { name: "400 without a message", words: oops, answer: json(400, "{}"), scan: "refused" },
  {
    name: "401",
    words: "Authentication error. Logging out.",
    answer: json(401, '{"message":"Unauthenticated."}'),
    signsOut: true,
    scan: "blocked",
  },
  ofStatus(403, "blocked"),
  ofStatus(404, "refused"),
  ofStatus(409, "blocked"),
  ofStatus(413, "refused"),
  ofStatus(429, "server"),
  ofStatus(500, "server"),
  {
    name: "a page where JSON was due",
    words: serverError,
    answer: (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<!doctype html><title>Proxy</title>" }),
    scan: "server",
  },
  { name: "an empty body", words: serverError, answer: json(200, ""), scan: "server" },
  { name: "half a JSON text", words: serverError, answer: json(200, '{"batches":[{"id":'), scan: "server" },
  { name: "no answer at all", words: serverError, answer: async () => {}, hangs: true, scan: "network" },
  {
    name: "no network",
    words: serverError,
    answer: (route) => route.abort("internetdisconnected"),
    scan: "network",
  },
];
