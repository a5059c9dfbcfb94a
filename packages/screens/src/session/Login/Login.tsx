import { Alert, Button, PasswordField, TextField } from "@id-desk/ui";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { SignedOutScans } from "../../devices/SignedOutScans.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useHandedFocus } from "../../runtime/frame/use-handed-focus.ts";
import { useCopy, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { loginCopy } from "./Login.copy.ts";
import * as css from "./Login.css.ts";
import { loginManifest } from "./Login.manifest.ts";
import { type LoginState, useLogin } from "./useLogin.ts";

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
  const { usernameField } = login;
  const { client } = useRegistry();
  const { loadError } = useSession();
  useScreenState({
    isReady: true,
    error: loadError ?? undefined,
    retry: () => void client.auth.loadUser(),
  });
  useEffect(() => usernameField.current?.focus(), [usernameField]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void login.signIn();
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
        {login.error && <Alert tone="danger" heading={login.error.message} announce="at once" />}
        <form className={css.stack} aria-label={t("title")} onSubmit={submit} noValidate>
          <TextField
            ref={login.usernameField}
            label={t("username")}
            name="username"
            errorMessage={login.missing.username ? t("usernameRequired") : undefined}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            isRequired
          />
          <PasswordField
            ref={login.passwordField}
            label={t("password")}
            name="password"
            errorMessage={login.missing.password ? t("passwordRequired") : undefined}
            autoComplete="current-password"
            isRequired
          />
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
        </form>
      </div>
    </main>
  );
}

interface WhyHereProps extends Pick<LoginState, "usernameField"> {
  readonly t: Translate<typeof loginCopy.texts>;
}

/** Says why somebody who was signed in is here again, or that the registry could not be asked. */
function WhyHere({ t, usernameField }: WhyHereProps) {
  const session = useSession();
  // While the registry is asked again, the reason of the last try stays.
  const last = useRef(session);
  if (session.status !== "loading") last.current = session;
  const { status, signOutReason, loadError } = last.current;
  if (status !== "signedOut") return null;
  if (signOutReason === "idle") return <Alert tone="info" heading={t("endedByInactivity")} />;
  if (signOutReason === "expired") return <Alert tone="info" heading={t("endedByExpiry")} />;
  if (signOutReason === "elsewhere") return <Alert tone="info" heading={t("endedElsewhere")} />;
  if (signOutReason !== "unavailable") return null;
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
