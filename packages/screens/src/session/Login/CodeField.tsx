import type { RegistryError } from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import { AuthenticatorCodeField } from "../../verification/AuthenticatorCodeField.tsx";

/** Asks for the code of the account in the form around it. It is hidden while name or password differ from that account. */
export function CodeField({ error }: { readonly error: RegistryError | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [account, setAccount] = useState("");
  /** The account for which the registry asks for a code. Each refusal sets a new object, so the effect runs again. */
  const [asked, setAsked] = useState<{ readonly account: string }>();
  const lastAsked = useRef("");
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const form = place.current?.closest("form");
    const read = () => setAccount(readAccount(form));
    form?.addEventListener("input", read);
    return () => form?.removeEventListener("input", read);
  }, []);
  useEffect(() => {
    // Clear the problem while the call runs, so the same problem is announced again.
    setProblem(undefined);
    if (!error) return;
    const account = readAccount(place.current?.closest("form"));
    setAccount(account);
    if (error.serverCode !== "second_factor") return;
    if (account !== lastAsked.current) setCode("");
    // The first question is announced by the field that gets the focus.
    else setProblem(error.fields.otp?.[0] ?? error.message);
    lastAsked.current = account;
    setAsked({ account });
  }, [error]);
  useEffect(() => {
    if (!asked) return;
    field.current?.focus();
    field.current?.select();
  }, [asked]);
  return (
    <div ref={place}>
      {asked?.account === account && (
        <AuthenticatorCodeField
          ref={field}
          name="otp"
          value={code}
          onChange={(next) => {
            setCode(next);
            setProblem(undefined);
          }}
          errorMessage={problem}
        />
      )}
    </div>
  );
}

function readAccount(form: HTMLFormElement | null | undefined): string {
  const data = form ? new FormData(form) : undefined;
  return JSON.stringify([data?.get("username"), data?.get("password")]);
}
