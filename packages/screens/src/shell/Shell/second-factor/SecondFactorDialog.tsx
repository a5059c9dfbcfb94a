import { Button, Checkbox, Dialog, Form, PasswordField } from "@id-desk/ui";
import { PrinterIcon } from "@id-desk/ui/icons";
import { useEffect, useId, useRef, useState } from "react";
import { type Printed, usePrinter } from "../../../print/use-printing.ts";
import { useRead } from "../../../runtime/reading/use-read.ts";
import { useCopy, useSession } from "../../../runtime/registry/registry-context.ts";
import type { Translate } from "../../../runtime/words/copy.ts";
import { AuthenticatorCodeField } from "../../../verification/AuthenticatorCodeField.tsx";
import { authenticatorCodeCopy } from "../../../verification/authenticator-code.copy.ts";
import { CopyButton } from "./CopyButton.tsx";
import { QrCode } from "./QrCode.tsx";
import { RecoveryPaper } from "./RecoveryPaper.tsx";
import { secondFactorCopy } from "./second-factor.copy.ts";
import * as css from "./second-factor.css.ts";
import { useSecondFactor } from "./useSecondFactor.ts";

type Words = Translate<typeof secondFactorCopy.texts>;
type SecondFactor = ReturnType<typeof useSecondFactor>;

/** Sets up codes of an authenticator app. The registry then asks for one at each sign-in. */
export function SecondFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useCopy(secondFactorCopy);
  const factor = useSecondFactor(t, useCopy(authenticatorCodeCopy)("codeRequired"));
  const formId = useId();
  const { secret, codes, isKept, isPending } = factor;
  const submit = {
    type: "submit",
    form: formId,
    variant: "primary",
    isPending,
    pendingLabel: t("pending"),
  } as const;
  function close(): void {
    // The recovery codes are shown only once, so the dialog stays open until they are kept.
    if (codes && !isKept) return;
    if (codes) void factor.finish();
    onClose();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      heading={t(codes ? "recoveryTitle" : "title")}
      dismissLabel={codes ? null : t("close")}
      isPending={isPending}
      actions={
        codes ? (
          <Button variant="primary" isDisabled={!isKept} disabledReason={t("keepFirst")} onPress={close}>
            {t("done")}
          </Button>
        ) : (
          // One button for both steps, so the focus stays on it.
          <Button {...submit}>{t(secret ? "turnOn" : "goOn")}</Button>
        )
      }
    >
      {codes ? (
        <RecoveryStep codes={codes} factor={factor} t={t} />
      ) : secret ? (
        <SecretStep formId={formId} secret={secret} factor={factor} t={t} />
      ) : (
        <PasswordStep formId={formId} factor={factor} t={t} />
      )}
    </Dialog>
  );
}

interface StepProps {
  readonly factor: SecondFactor;
  readonly t: Words;
}

function PasswordStep({ formId, factor, t }: StepProps & { readonly formId: string }) {
  const { user } = useSession();
  const { data } = useRead("getSecondFactor", { isSilent: true });
  const { password } = factor;
  return (
    <Form id={formId} problems={password.problems.filter(({ field }) => !field)} onSubmit={factor.start}>
      <p>{t(user?.must_set_up_second_factor ? "owed" : "lead")}</p>
      {data && !user?.must_set_up_second_factor && (
        <p className={css.said}>{data.is_on ? t("isOn", { count: data.recovery_codes_left }) : t("isOff")}</p>
      )}
      <PasswordField
        label={t("password")}
        autoComplete="current-password"
        isRequired
        {...password.field("current_password")}
        // A user who closes the dialog must not see "required".
        onBlur={undefined}
      />
      <input type="text" autoComplete="username" value={user?.username ?? ""} readOnly hidden />
    </Form>
  );
}

function SecretStep({
  formId,
  secret: { secret, uri },
  factor,
  t,
}: StepProps & { readonly formId: string; readonly secret: NonNullable<SecondFactor["secret"]> }) {
  const field = useRef<HTMLInputElement>(null);
  const leadId = useId();
  useEffect(() => field.current?.focus(), []);
  const { code } = factor;
  return (
    <Form id={formId} problems={code.problems.filter(({ field }) => !field)} onSubmit={factor.confirm}>
      <p id={leadId}>{t("scan")}</p>
      <div className={css.secret}>
        <QrCode text={uri} label={t("picture")} />
        <div className={css.key}>
          <p className={css.term}>{t("key")}</p>
          <p className={css.groups} dir="ltr" translate="no">
            {secret.match(/.{1,4}/g)?.map((group, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one key never change their places
              <span key={place}>{group}</span>
            ))}
          </p>
          <CopyButton
            text={secret}
            label={t("copyKey")}
            words={{ copied: t("copied"), notCopied: t("notCopied") }}
          />
        </div>
      </div>
      <AuthenticatorCodeField
        ref={field}
        description={t("appCode")}
        // The instructions are announced with the field that gets the focus.
        aria-describedby={leadId}
        {...code.field("otp")}
        onBlur={undefined}
      />
    </Form>
  );
}

function RecoveryStep({ codes, factor, t }: StepProps & { readonly codes: readonly string[] }) {
  const { user } = useSession();
  const printer = usePrinter();
  const lead = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [printed, setPrinted] = useState<Printed>();
  const username = user?.username ?? "";
  // The focused field is gone with its step. The focus on this text also announces it.
  useEffect(() => lead.current?.focus(), []);
  function print(frame: Window): void {
    frame.addEventListener("afterprint", () => button.current?.focus(), { once: true });
    frame.focus();
    frame.print();
  }
  return (
    <div className={css.part}>
      <p ref={lead} tabIndex={-1}>
        {t("recovery")}
      </p>
      <ul className={css.codes} aria-label={t("recoveryCodes")} dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button
          ref={button}
          size="sm"
          icon={<PrinterIcon />}
          onPress={() => setPrinted({ copy: 1, ...printer.describe() })}
        >
          {t("print")}
        </Button>
        <CopyButton
          text={codes.join("\n")}
          label={t("copyCodes")}
          words={{ copied: t("copied"), notCopied: t("notCopied") }}
        />
      </div>
      <Checkbox label={t("kept")} isSelected={factor.isKept} onChange={factor.setKept} />
      {printed && (
        <RecoveryPaper
          key={printed.at.getTime()}
          codes={codes}
          username={username}
          printed={printed}
          onReady={print}
        />
      )}
    </div>
  );
}
