import { type RefObject, useRef, useState } from "react";
import { useScreen } from "../../runtime/frame/screen-context.ts";
import { tellHost } from "../../runtime/frame/tell-host.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { type Call, useCall } from "../../runtime/writing/use-call.ts";

/** What the sign-in page knows and can do. */
export interface LoginState extends Omit<Call<"login">, "run" | "isOffered"> {
  /** The fields that were empty when signing in was tried. */
  readonly missing: Readonly<Partial<Record<"username" | "password", boolean>>>;
  readonly signIn: () => Promise<void>;
  readonly usernameField: RefObject<HTMLInputElement | null>;
  readonly passwordField: RefObject<HTMLInputElement | null>;
}

/**
 * Holds a sign-in: the username stays after a refusal, the password only where nobody has looked at it. The browser
 * holds both: a password manager may fill them without React hearing of it.
 */
export function useLogin(onSignedIn: (() => void) | undefined): LoginState {
  const { client } = useRegistry();
  const { tellExit } = useScreen();
  const { run, ...call } = useCall("login");
  const [missing, setMissing] = useState<LoginState["missing"]>({});
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
