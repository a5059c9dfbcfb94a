import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { useAction } from "../../runtime/writing/use-action.ts";

/** Signs the user out, unless the host stops it. */
export function useLogout(): () => void {
  const { client } = useRegistry();
  const { run } = useAction("logout");
  return () => void run({}, () => client.auth.logout().then(() => undefined));
}
