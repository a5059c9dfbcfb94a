import { useEffect, useState } from "react";
import { useRegistry } from "../registry/registry-context.ts";
import type { Connecting } from "./watch-connecting.ts";

/** What connects a scanner that types nothing; undefined where one is connected, or the browser cannot do it. */
export function useConnecting(): Connecting | undefined {
  const registry = useRegistry();
  const [connecting, setConnecting] = useState<Connecting>();
  useEffect(() => {
    let isOver = false;
    let stop = (): void => undefined;
    import("./watch-connecting.ts").then(
      ({ watchConnecting }) => {
        if (!isOver) stop = watchConnecting(registry, setConnecting);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [registry]);
  return connecting;
}
