import { isRegistryError } from "@id-desk/core";
import { type RefObject, useRef, useState } from "react";
import { useScreen } from "../../runtime/frame/screen-context.ts";
import { tellHost } from "../../runtime/frame/tell-host.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { type Action, useAction } from "../../runtime/writing/use-action.ts";

/** What the sign-in page knows and can do. */
export interface LoginState extends Pick<Action<"login">, "isDisabled" | "disabledReason"> {
  readonly username: string;
  readonly password: string;
  readonly setUsername: (username: string) => void;
  readonly setPassword: (password: string) => void;
  /** Fields that were left empty when signing in was tried. */
  readonly missing: { readonly username: boolean; readonly password: boolean };
  /** Why the server refused, in a sentence for staff. */
  readonly refusal: string | undefined;
  readonly isPending: boolean;
  readonly signIn: () => Promise<void>;
  readonly usernameField: RefObject<HTMLInputElement | null>;
  readonly passwordField: RefObject<HTMLInputElement | null>;
}

/** Holds a sign-in: the username stays after a refusal, the password only where nobody has looked at it. */
export function useLogin(onSignedIn: (() => void) | undefined): LoginState {
  const { client } = useRegistry();
  const { tellExit } = useScreen();
  const { run, isDisabled, disabledReason } = useAction("login");
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState({ username: false, password: false });
  const [refusal, setRefusal] = useState<string>();
  const [isPending, setPending] = useState(false);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  async function signIn(): Promise<void> {
    if (isPending || isDisabled) return;
    // Read from the fields: a password manager may have filled them without React hearing of it.
    const typed = {
      username: (usernameField.current?.value ?? username).trim(),
      password: passwordField.current?.value ?? password,
    };
    const nowMissing = { username: typed.username === "", password: typed.password === "" };
    setMissing(nowMissing);
    if (nowMissing.username) return usernameField.current?.focus();
    if (nowMissing.password) return passwordField.current?.focus();
    setPending(true);
    setRefusal(undefined);
    try {
      const answer = await run({ body: { username: typed.username } }, async () => {
        const { user, center } = await client.auth.login(typed);
        return { user, center };
      });
      if (!answer) return;
      tellHost(onSignedIn, undefined);
      tellExit("signed_in");
    } catch (error) {
      if (!isRegistryError(error)) throw error;
      setRefusal(error.message);
      // A server that was too busy to look at it asks for the same again in a few seconds.
      if (error.serverCode !== "busy") setPassword("");
      passwordField.current?.focus();
    } finally {
      setPending(false);
    }
  }

  return {
    username,
    password,
    setUsername,
    setPassword,
    missing,
    refusal,
    isPending,
    isDisabled,
    disabledReason,
    signIn,
    usernameField,
    passwordField,
  };
}
