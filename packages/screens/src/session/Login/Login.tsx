import type { RegistryError } from "@id-desk/core";
import { Alert, Button, PasswordField, TextField } from "@id-desk/ui";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { SignedOutScans } from "../../devices/SignedOutScans.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { useScreen, useSessionScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useHandedFocus } from "../../runtime/frame/use-handed-focus.ts";
import { useCopy, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useCall } from "../../runtime/writing/use-call.ts";
import { loginCopy } from "./Login.copy.ts";
import * as css from "./Login.css.ts";
import { loginManifest } from "./Login.manifest.ts";

/** What the sign-in page takes from its host. */
export interface LoginProps
  extends Omit<ScreenProps<"login", typeof loginCopy.texts, "signed_in">, "readOnly"> {
  /** The name of the product, above the form. */
  readonly productName: string;
  /** The mark beside it. */
  readonly logo?: ReactNode;
  /** What the registry wants everybody to read before they sign in. */
  readonly announcement?: ReactNode;
  /** Told when somebody has signed in; the session holds who. */
  readonly onSignedIn?: (() => void) | undefined;
}

/** Signs staff in with a username and a password. @see Spec 2, "Routes", /login */
export function Login(props: LoginProps) {
  return (
    <ScreenFrame manifest={loginManifest} props={props}>
      <SignIn {...props} />
    </ScreenFrame>
  );
}

function SignIn({ productName, logo, announcement, onSignedIn, messages }: LoginProps) {
  const t = useCopy(loginCopy, messages);
  const login = useLogin(onSignedIn);
  const { usernameField, error, CodeField } = login;
  useSessionScreenState();
  useEffect(() => usernameField.current?.focus(), [usernameField]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void login.signIn(new FormData(event.currentTarget).get("otp"));
  }

  return (
    <main className={css.page}>
      <div className={css.panel}>
        <ScreenHeader
          title={t("title")}
          subtitle={t("lead")}
          ownLook={
            <div className={css.stack}>
              <div className={css.brand}>
                {logo && <span className={css.logo}>{logo}</span>}
                <span>{productName}</span>
              </div>
              <h1 className={css.title}>{t("title")}</h1>
              <p className={css.lead}>{t("lead")}</p>
            </div>
          }
        />
        {announcement}
        <WhyHere t={t} usernameField={usernameField} />
        <SignedOutScans />
        <form className={css.stack} aria-label={t("title")} onSubmit={submit} noValidate>
          <TextField
            ref={usernameField}
            label={t("username")}
            name="username"
            errorMessage={login.missing.username && t("usernameRequired")}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            isRequired
          />
          <PasswordField
            ref={login.passwordField}
            label={t("password")}
            name="password"
            errorMessage={login.missing.password && t("passwordRequired")}
            autoComplete="current-password"
            isRequired
          />
          {CodeField && <CodeField error={error} />}
          <Button
            type="submit"
            variant="primary"
            isFullWidth
            isPending={login.isPending}
            isDisabled={login.isDisabled}
            disabledReason={login.disabledReason}
            pendingLabel={t("pending")}
          >
            {t("submit")}
          </Button>
          <p className={css.lead}>{t("forgotten")}</p>
        </form>
        {/* Below, so that the fields stay where they are. */}
        {error && !(CodeField && isQuestion(error)) && (
          <Alert tone="danger" heading={error.message} announce="at once" />
        )}
      </div>
    </main>
  );
}

/** Returns whether name and password are right and the registry also asks for a code. */
const isQuestion = ({ serverCode }: RegistryError) => serverCode === "second_factor";

/**
 * Holds a sign-in: the username stays after a refusal, the password only where nobody has looked at it. The browser
 * holds both: a password manager may fill them without React hearing of it.
 */
function useLogin(onSignedIn: (() => void) | undefined) {
  const { client } = useRegistry();
  const { tellExit } = useScreen();
  const { run, ...call } = useCall("login");
  // The fields that were empty when signing in was tried.
  const [missing, setMissing] = useState({ username: false, password: false });
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const [CodeField, setCodeField] = useState<typeof import("./CodeField.tsx").CodeField>();

  /** @param otp the code, if the form has a field for it. */
  async function signIn(otp: FormDataEntryValue | null): Promise<void> {
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
        try {
          const { user, center } = await client.auth.login({
            username,
            password,
            ...(otp && { otp: String(otp) }),
          });
          return { user, center };
        } catch (failure) {
          // Load the field before the refusal is shown, because the field asks. If that fails, the next try loads it.
          if (isQuestion(failure as RegistryError))
            await import("./CodeField.tsx").then(
              (loaded) => setCodeField(() => loaded.CodeField),
              () => undefined,
            );
          throw failure;
        }
      },
      (refusal) => {
        if (isQuestion(refusal)) return;
        // A server that was too busy to look at it asks for the same again in a few seconds.
        if (refusal.serverCode !== "busy") secret.value = "";
        secret.focus();
      },
    );
    if (!answer) return;
    tellExit("signed_in", onSignedIn);
  }

  return { ...call, missing, signIn, usernameField, passwordField, CodeField };
}

interface WhyHereProps extends Pick<ReturnType<typeof useLogin>, "usernameField"> {
  readonly t: Translate<typeof loginCopy.texts>;
}

const ended = { idle: "endedByInactivity", expired: "endedByExpiry", elsewhere: "endedElsewhere" } as const;

/** Says why somebody who was signed in is here again, or that the registry could not be asked. */
function WhyHere({ t, usernameField }: WhyHereProps) {
  const session = useSession();
  // While the registry is asked again, the reason of the last try stays.
  const last = useRef(session);
  if (session.status !== "loading") last.current = session;
  const { status, signOutReason, loadError } = last.current;
  if (status !== "signedOut" || signOutReason === null || signOutReason === "logout") return null;
  if (signOutReason !== "unavailable") return <Alert tone="info" heading={t(ended[signOutReason])} />;
  return (
    <Unavailable
      // Where no answer came there is nothing more to say.
      reason={loadError?.code === "network" ? undefined : loadError?.message}
      isRetrying={session.status === "loading"}
      usernameField={usernameField}
      t={t}
    />
  );
}

/** Says that the registry could not be asked who is signed in, and asks again. */
function Unavailable({
  reason,
  isRetrying,
  usernameField,
  t,
}: WhyHereProps & { readonly reason: string | undefined; readonly isRetrying: boolean }) {
  const { client } = useRegistry();
  const card = useHandedFocus(() => usernameField.current?.focus());
  return (
    <div ref={card}>
      <Alert
        tone="warning"
        heading={t("unreachable")}
        actions={
          <Button size="sm" isPending={isRetrying} onPress={() => void client.auth.loadUser()}>
            {t("tryAgain")}
          </Button>
        }
      >
        {reason}
      </Alert>
    </div>
  );
}
