/** Newer browsers ask about this computer alone, older ones about the whole local network. */
const permissions = ["loopback-network", "local-network-access"];

/**
 * Asks the browser whether this page may reach programs on the computer; staff are not asked by it. Nothing where it
 * knows no such question.
 */
export async function readLocalNetworkAccess(): Promise<PermissionState | undefined> {
  for (const name of permissions) {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state;
    } catch {
      // This browser does not know the name.
    }
  }
  return undefined;
}
