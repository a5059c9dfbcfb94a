import type { OperationData } from "@id-desk/core";
import { useState } from "react";
import { useForm } from "../../../runtime/forms/use-form.ts";
import { useRegistry } from "../../../runtime/registry/registry-context.ts";
import type { Translate } from "../../../runtime/words/copy.ts";
import { useCall } from "../../../runtime/writing/use-call.ts";
import { useUnsavedWork } from "../../../runtime/writing/use-unsaved-work.ts";
import type { secondFactorCopy } from "./second-factor.copy.ts";

/**
 * Sets up codes of an authenticator app. The password gives the secret, and a code of that secret gives the recovery codes.
 * Secret and codes are only in the memory of this page, and the host does not get them.
 */
export function useSecondFactor(t: Translate<typeof secondFactorCopy.texts>, codeRequired: string) {
  const { client } = useRegistry();
  const starting = useCall("startSecondFactor");
  const confirming = useCall("confirmSecondFactor");
  const [secret, setSecret] = useState<OperationData<"startSecondFactor">>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isKept, setKept] = useState(false);
  useUnsavedWork(codes && !isKept ? t("unsaved") : undefined);
  const password = useForm({
    start: { current_password: "" },
    error: starting.error,
    check: ({ current_password }) => ({ current_password: current_password === "" && t("passwordRequired") }),
  });
  const code = useForm({
    start: { otp: "" },
    error: confirming.error,
    check: ({ otp }) => ({ otp: otp.trim() === "" && codeRequired }),
  });

  async function start(): Promise<void> {
    if (!password.validate()) return;
    await starting.run({}, async () => {
      // The form shows errors itself.
      const answer = await client.request("startSecondFactor", { body: password.values, isSilent: true });
      const { secret = "", uri = "" } = answer;
      setSecret({ secret, uri });
    });
  }
  async function confirm(): Promise<void> {
    if (!code.validate()) return;
    await confirming.run({}, async () => {
      const answer = await client.request("confirmSecondFactor", { body: code.values, isSilent: true });
      setCodes(answer.recovery_codes ?? []);
    });
  }
  return {
    password,
    code,
    /** The secret for the app; undefined until the password was right. */
    secret,
    /** The recovery codes; undefined until a code of the app was right. */
    codes,
    isKept,
    setKept,
    isPending: starting.isPending || confirming.isPending,
    start,
    confirm,
    /** Reads the user again: the registry no longer requires the set-up. */
    finish: () => client.auth.loadUser({ isBackground: true }),
  };
}
