import { Alert, Button, PasswordField, TextField } from "@id-desk/ui";
import { type FormEvent, type ReactNode, useEffect } from "react";
import type { Messages } from "../../runtime/copy.ts";
import { useCopy, useRegistry, useSession } from "../../runtime/registry-context.ts";
import { ScreenFrame } from "../../runtime/ScreenFrame.tsx";
import { loginCopy } from "./Login.copy.ts";
import * as css from "./Login.css.ts";
import { loginManifest } from "./Login.manifest.ts";
import { useLogin } from "./useLogin.ts";

/** What the sign-in page takes from its host. */
export interface LoginProps {
  /** The name of the product, above the form. */
  readonly productName: string;
  /** The mark beside it. */
  readonly logo?: ReactNode;
  /** What the registry wants everybody to read before they sign in. */
  readonly announcement?: ReactNode;
  /** Told when somebody has signed in; the session holds who. */
  readonly onSignedIn?: () => void;
  readonly messages?: Messages<typeof loginCopy.texts> | undefined;
}

/** Signs staff in with a username and a password. @see Spec 2, "Routes", /login */
export function Login({ productName, logo, announcement, onSignedIn, messages }: LoginProps) {
  const t = useCopy(loginCopy, messages);
  const login = useLogin(onSignedIn);
  const { usernameField } = login;
  useEffect(() => usernameField.current?.focus(), [usernameField]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    void login.signIn();
  }

  return (
    <ScreenFrame manifest={loginManifest}>
      <main className={css.page}>
        <div className={css.panel}>
          <div className={css.brand}>
            {logo && <span className={css.logo}>{logo}</span>}
            <span>{productName}</span>
          </div>
          <h1 className={css.title}>{t("title")}</h1>
          <p className={css.lead}>{t("lead")}</p>
          {announcement}
          <WhyHere messages={messages} />
          {login.refusal && <Alert tone="danger" heading={login.refusal} announce="at once" />}
          <form className={css.form} onSubmit={submit} noValidate>
            <TextField
              ref={login.usernameField}
              label={t("username")}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={login.username}
              onChange={login.setUsername}
              errorMessage={login.missing.username ? t("usernameRequired") : undefined}
              isRequired
            />
            <PasswordField
              ref={login.passwordField}
              label={t("password")}
              name="password"
              autoComplete="current-password"
              value={login.password}
              onChange={login.setPassword}
              errorMessage={login.missing.password ? t("passwordRequired") : undefined}
              isRequired
            />
            <Button
              type="submit"
              variant="primary"
              isFullWidth
              isPending={login.isPending}
              pendingLabel={t("pending")}
            >
              {t("submit")}
            </Button>
          </form>
        </div>
      </main>
    </ScreenFrame>
  );
}

/** Says why somebody who was signed in is here again, or that the registry could not be asked. */
function WhyHere({ messages }: Pick<LoginProps, "messages">) {
  const t = useCopy(loginCopy, messages);
  const { client } = useRegistry();
  const { status, signOutReason } = useSession();
  if (status !== "signedOut") return null;
  if (signOutReason === "idle") return <Alert tone="info" heading={t("endedByInactivity")} />;
  if (signOutReason === "expired") return <Alert tone="info" heading={t("endedByExpiry")} />;
  if (signOutReason !== "unavailable") return null;
  return (
    <Alert
      tone="warning"
      heading={t("unreachable")}
      actions={
        <Button size="sm" onPress={() => void client.auth.loadUser()}>
          {t("tryAgain")}
        </Button>
      }
    />
  );
}
