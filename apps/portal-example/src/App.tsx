import { useEffect, useState } from "react";
import { Link, Route, Switch } from "wouter";
import {
  BagPage,
  IncomingPage,
  MyCounterPage,
  NotesPage,
  OutgoingPage,
  PackingPage,
  SideBySidePage,
} from "./pages.tsx";
import { loadVisitor, signIn, signOut, useCounter, useVisitor } from "./session.ts";

/** The portal: its own bar, its own sign-in, its own addresses. */
export function App() {
  const visitor = useVisitor();
  useEffect(() => {
    void loadVisitor();
  }, []);
  if (visitor.status === "unknown") return null;
  if (visitor.status === "out") return <SignIn {...(visitor.why !== undefined && { why: visitor.why })} />;
  return (
    <>
      <nav className="navbar navbar-expand bg-warning-subtle px-3">
        <Link className="navbar-brand" href="/">
          Post office
        </Link>
        <ul className="navbar-nav me-auto">
          {addresses.map(([href, name]) => (
            <li key={href} className="nav-item">
              <Link className="nav-link" href={href}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <span className="navbar-text me-3">{visitor.name}</span>
        <button type="button" className="btn btn-outline-dark" onClick={() => void signOut()}>
          Leave
        </button>
      </nav>
      <main className="container-fluid py-3">
        <Switch>
          <Route path="/" component={NotesPage} />
          <Route path="/my-counter" component={MyCounterPage} />
          <Route component={CounterPages} />
        </Switch>
      </main>
    </>
  );
}

/** The registry answers a counter alone: whoever has not said at which one they are says it first. */
function CounterPages() {
  const counter = useCounter("male");
  if (!counter) return <MyCounterPage />;
  return (
    <Switch>
      <Route path="/bags/outgoing" component={OutgoingPage} />
      <Route path="/bags/outgoing/:bag">{({ bag }) => <PackingPage bag={Number(bag)} />}</Route>
      <Route path="/bags/incoming" component={IncomingPage} />
      <Route path="/bags/incoming/:bag">{({ bag }) => <BagPage bag={Number(bag)} />}</Route>
      <Route path="/side-by-side" component={SideBySidePage} />
    </Switch>
  );
}

const addresses = [
  ["/my-counter", "My counter"],
  ["/bags/outgoing", "Outgoing"],
  ["/bags/incoming", "Incoming"],
  ["/side-by-side", "Side by side"],
] as const;

function SignIn({ why }: { readonly why?: string }) {
  const [name, setName] = useState("");
  return (
    <main className="container py-5">
      <h1>Post office</h1>
      {why && (
        <p className="alert alert-warning" role="alert">
          {why}
        </p>
      )}
      <form
        className="row g-2"
        onSubmit={(event) => {
          event.preventDefault();
          void signIn(name);
        }}
      >
        <div className="col-auto">
          <label className="form-label" htmlFor="name">
            Your name
          </label>
          <input
            id="name"
            className="form-control"
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <div className="col-auto align-self-end">
          <button type="submit" className="btn btn-primary">
            To the counter
          </button>
        </div>
      </form>
    </main>
  );
}
