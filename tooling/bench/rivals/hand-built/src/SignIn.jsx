import { useEffect, useRef, useState } from "react";
import { ask } from "./registry.js";

export function SignIn({ onSignedIn }) {
  const [refusal, setRefusal] = useState("");
  const username = useRef(null);
  useEffect(() => username.current?.focus(), []);

  async function signIn(event) {
    event.preventDefault();
    try {
      const body = Object.fromEntries(new FormData(event.currentTarget));
      onSignedIn(await ask("/auth/login", { method: "POST", body }));
    } catch (error) {
      setRefusal(error.message);
    }
  }
  return (
    <main className="sign-in">
      <h1>Sign in</h1>
      <form onSubmit={signIn}>
        <label>
          Username
          <input ref={username} name="username" autoComplete="username" />
        </label>
        <label>
          Password
          <input name="password" type="password" autoComplete="current-password" />
        </label>
        <p role="alert">{refusal}</p>
        <button type="submit" className="primary">
          Sign in
        </button>
      </form>
    </main>
  );
}
