import { useSession } from "@id-desk/screens";
import { Button, LogoMark, Spinner } from "@id-desk/ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useWords } from "./appearance.ts";
import { useArrival } from "./arrival.ts";
import type { Addresses } from "./browser-location.ts";
import type { LeaveGuard } from "./leave-guard.ts";
import { readFrame, readPage } from "./pages.ts";
import { productName } from "./registry.ts";
import type { View, ViewStore } from "./view.ts";

/** The whole window: the sign-in page, or the shell with the page of the address. */
export function App({
  addresses,
  views,
  guard,
}: {
  readonly addresses: Addresses;
  readonly views: ViewStore;
  readonly guard: LeaveGuard;
}) {
  const view = useSyncExternalStore(views.subscribe, views.read);
  const { center, status } = useSession();
  const say = useWords();
  const title = view.kind === "login" ? say("Sign in") : view.kind === "page" ? say(view.title) : undefined;
  const place = readPlace(view);
  const [record, setRecord] = useState<{ readonly place: string; readonly number: string | undefined }>();
  const number = record?.place === place && record.number;
  const centerName = view.kind === "page" && center?.name;
  useEffect(() => {
    document.title = [number, title, centerName, productName].filter(Boolean).join(" – ");
  });
  useArrival(place);

  if (view.kind === "nothing") return null;
  if (view.kind === "loading") return <Spinner label={say("Loading…")} />;
  if (view.kind === "login") {
    const frame = readFrame("login");
    return frame ? <frame.LoginPage /> : null;
  }
  const frame = readFrame("shell");
  if (view.kind === "failed" && !(frame && status === "signedIn")) return <NothingLoaded />;
  if (!frame) return null;
  const Page = view.kind === "page" ? readPage(view.page) : undefined;
  return (
    <frame.BackOfficeShell path={view.path} pageTitle={title} addresses={addresses} guard={guard}>
      {view.kind === "failed" && <frame.PageFailure error={view.error} />}
      {view.kind === "page" && Page && (
        <Page view={view} addresses={addresses} onRecord={(number) => setRecord({ place, number })} />
      )}
    </frame.BackOfficeShell>
  );
}

/** Where staff are: one path may show Select Center first and its own page after it. */
function readPlace(view: View): string {
  if (view.kind === "page") return `${view.path} ${view.page}`;
  return view.kind === "failed" ? view.path : view.kind;
}

/** Stands alone where not even the shell, or the sign-in page, could be loaded. */
function NothingLoaded() {
  const say = useWords();
  return (
    <main className="alone">
      <p className="alone-brand">
        <LogoMark />
        {productName}
      </p>
      <div role="alert">
        <h1>{say("The page could not be loaded.")}</h1>
        <p className="alone-help">{say("The connection may be down. What was saved before is safe.")}</p>
      </div>
      <Button variant="primary" onPress={() => window.location.reload()}>
        {say("Reload the page")}
      </Button>
    </main>
  );
}
