import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { Dashboard } from "./Dashboard.jsx";
import { ask } from "./registry.js";
import { Sending } from "./Sending.jsx";
import { SignIn } from "./SignIn.jsx";

// The least that does the same work with React: no router, no library, one file of code.
const pages = { "/": ["Dashboard", Dashboard], "/dispatch/sending": ["Sending", Sending] };

function BackOffice({ first }) {
  const [session, setSession] = useState(first);
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const follow = () => setPath(location.pathname);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  function go(event, to) {
    event?.preventDefault();
    history.pushState(null, "", to);
    setPath(to);
  }

  if (!session) {
    return (
      <SignIn
        onSignedIn={(answer) => {
          setSession(answer);
          go(undefined, "/");
        }}
      />
    );
  }
  const [, Page] = pages[path] ?? pages["/"];
  return (
    <div className="shell">
      <header>
        <strong>ID Card Services</strong>
        <span>{session.center.name}</span>
        <span className="user">{session.user.fullname}</span>
      </header>
      <nav aria-label="Main">
        {Object.entries(pages).map(([to, [title]]) => (
          <a
            key={to}
            href={to}
            aria-current={to === path ? "page" : undefined}
            onClick={(event) => go(event, to)}
          >
            {title}
          </a>
        ))}
      </nav>
      <main>
        <Page session={session} go={go} />
      </main>
    </div>
  );
}

const first = await ask("/auth/user").catch(() => undefined);
createRoot(document.getElementById("root")).render(<BackOffice first={first} />);
