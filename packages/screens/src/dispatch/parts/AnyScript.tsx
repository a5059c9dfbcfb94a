const thaana = /[\u0780-\u07BF]/;

/** Words that people typed, in either of the two scripts: each runs in its own direction, and is read in its own language. */
export function AnyScript({ children }: { readonly children: string }) {
  return <bdi lang={thaana.test(children) ? "dv" : undefined}>{children}</bdi>;
}
