import * as css from "./AnyScript.css.ts";

const thaana = /[\u0780-\u07BF]/;

/** Words that people typed, in either script: each runs in its own direction and is read in its language. */
export function AnyScript({ children }: { readonly children: string }) {
  if (!thaana.test(children)) return <bdi>{children}</bdi>;
  return (
    <bdi lang="dv" className={css.thaana}>
      {children}
    </bdi>
  );
}
