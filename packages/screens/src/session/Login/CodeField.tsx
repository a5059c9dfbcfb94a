import type { RegistryError } from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import { AuthenticatorCodeField } from "../../verification/AuthenticatorCodeField.tsx";

/** Asks for the second factor of the name and the password in the form around it; gone while one of these is another. */
export function CodeField({ error }: { readonly error: RegistryError | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [account, setAccount] = useState("");
  /** The account that the registry has asked about; another object for each time. */
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
    // While it is asked again nothing is wrong yet: the same answer is then heard once more.
    setProblem(undefined);
    if (!error) return;
    const account = readAccount(place.current?.closest("form"));
    setAccount(account);
    if (error.serverCode !== "second_factor") return;
    if (account !== lastAsked.current) setCode("");
    // The first question is heard as the field that gets the focus.
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
