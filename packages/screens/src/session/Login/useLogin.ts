import { useRef, useState } from "react";
import { useScreen } from "../../runtime/frame/screen-context.ts";
import { tellHost } from "../../runtime/frame/tell-host.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { useCall } from "../../runtime/writing/use-call.ts";

/** What the sign-in page knows and can do. */
export type LoginState = ReturnType<typeof useLogin>;

/**
 * Holds a sign-in: the username stays after a refusal, the password only where nobody has looked at it. The browser
 * holds both: a password manager may fill them without React hearing of it.
 */
export function useLogin(onSignedIn: (() => void) | undefined) {
  const { client } = useRegistry();
  const { tellExit } = useScreen();
  const { run, ...call } = useCall("login");
  // The fields that were empty when signing in was tried.
  const [missing, setMissing] = useState({ username: false, password: false });
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  async function signIn(): Promise<void> {
    const [name, secret] = [usernameField.current, passwordField.current];
    if (!name || !secret) return;
    const username = name.value.trim();
    const password = secret.value;
    setMissing({ username: !username, password: !password });
    if (!username) return name.focus();
    if (!password) return secret.focus();
    const answer = await run(
      { body: { username } },
      async () => {
        const { user, center } = await client.auth.login({ username, password });
        return { user, center };
      },
      ({ serverCode }) => {
        // A server that was too busy to look at it asks for the same again in a few seconds.
        if (serverCode !== "busy") secret.value = "";
        secret.focus();
      },
    );
    if (!answer) return;
    tellHost(onSignedIn, undefined);
    tellExit("signed_in");
  }

  return { ...call, missing, signIn, usernameField, passwordField };
}
