/** Why the server does not start, in one sentence for the person who started it. */
export class StartRefused extends Error {
  override readonly name = "StartRefused";
}
