import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";

// The least that signs somebody in with React: the current user is asked for, then two fields and a button.
function SignIn() {
  const [refusal, setRefusal] = useState("");
  async function signIn(event) {
    event.preventDefault();
    const answer = await fetch("/api/auth/login", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(Object.fromEntries(new FormData(event.target))),
    });
    if (!answer.ok) setRefusal((await answer.json()).message);
  }
  return createElement(
    "main",
    null,
    createElement("h1", null, "Sign in"),
    createElement(
      "form",
      { onSubmit: signIn },
      createElement(
        "label",
        null,
        "Username",
        createElement("input", { name: "username", autoComplete: "username" }),
      ),
      createElement(
        "label",
        null,
        "Password",
        createElement("input", { name: "password", type: "password", autoComplete: "current-password" }),
      ),
      createElement("p", { role: "alert" }, refusal),
      createElement("button", { type: "submit" }, "Sign in"),
    ),
  );
}

await fetch("/api/auth/user").catch(() => undefined);
createRoot(document.getElementById("root")).render(createElement(SignIn));
