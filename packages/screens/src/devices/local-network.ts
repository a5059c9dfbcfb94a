/** Whether the browser lets this page reach programs on the computer; nothing where it knows no such question. */
export type LocalNetworkAccess = PermissionState | undefined;

/** Newer browsers ask about this computer alone, older ones about the whole local network. */
const names = ["loopback-network", "local-network-access"];

/** Asks the browser whether this page may reach programs on the computer; staff are not asked by it. */
export async function readLocalNetworkAccess(): Promise<LocalNetworkAccess> {
  for (const name of names) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      return state;
    } catch {
      // This browser does not know the name.
    }
  }
  return undefined;
}
