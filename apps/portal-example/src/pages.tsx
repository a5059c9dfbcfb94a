import { DispatchReceivingBatch } from "@id-desk/screens/dispatch-receiving-batch";
import { DispatchSending } from "@id-desk/screens/dispatch-sending";
import { SelectCenter } from "@id-desk/screens/select-center";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { Modal } from "./Modal.tsx";
import { Screens } from "./Screens.tsx";

async function load<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}

interface Note {
  readonly id: number;
  readonly day: string;
  readonly text: string;
}

/** The portal's own page, with nothing of the registry on it. */
export function NotesPage() {
  const { data = [] } = useQuery({ queryKey: ["notes"], queryFn: () => load<Note[]>("/portal/notes") });
  return (
    <>
      <h1>Notes for the counter</h1>
      <ul className="list-group">
        {data.map(({ id, day, text }) => (
          <li key={id} className="list-group-item">
            <time dateTime={day}>{day}</time> {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where staff say at which counter they are. */
export function MyCounterPage() {
  const [, navigate] = useLocation();
  return (
    <Screens of="male">
      <SelectCenter onCenterSet={() => navigate("/bags/outgoing")} />
    </Screens>
  );
}

/** The bags that go out. */
export function OutgoingPage() {
  return (
    <Screens of="male">
      <DispatchSending />
    </Screens>
  );
}

/** The portal packs no bags; the registry's own desk does. */
export function PackingPage({ bag }: { readonly bag: number }) {
  return (
    <>
      <h1>Bag {bag}</h1>
      <p>Bags are packed at the registry’s own desk.</p>
      <Link href="/bags/outgoing">Back to the bags</Link>
    </>
  );
}

interface Bag {
  readonly id: number;
  readonly batch_no: string;
  readonly name: string;
}

/** The portal's own list of the bags that come in, read with the portal's own query client. */
export function IncomingPage() {
  const { data } = useQuery({
    queryKey: ["bags", "incoming"],
    queryFn: () => load<{ batches: Bag[] }>("/api/male/dispatch/batches/receiving?status=all"),
  });
  const [shown, setShown] = useState<Bag>();
  return (
    <>
      <h1>Incoming bags</h1>
      <table className="table">
        <thead>
          <tr>
            <th>Bag</th>
            <th>Name</th>
            <th aria-label="Windows" />
          </tr>
        </thead>
        <tbody>
          {data?.batches.map((bag) => (
            <tr key={bag.id}>
              <td>
                <Link href={`/bags/incoming/${bag.id}`}>{bag.batch_no}</Link>
              </td>
              <td>{bag.name}</td>
              <td>
                <button type="button" className="btn btn-secondary" onClick={() => setShown(bag)}>
                  Look into {bag.batch_no}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown && (
        <Modal title={`Bag ${shown.batch_no}`} onClose={() => setShown(undefined)}>
          <Screens of="male">
            <DispatchReceivingBatch batchId={shown.id} />
          </Screens>
        </Modal>
      )}
    </>
  );
}

/** One bag that comes in. */
export function BagPage({ bag }: { readonly bag: number }) {
  return (
    <Screens of="male">
      <DispatchReceivingBatch batchId={bag} />
    </Screens>
  );
}

/** Two registries on one page: each its own session, language and look. */
export function SideBySidePage() {
  return (
    <div className="row">
      <section className="col-6" aria-label="Malé">
        <Screens of="male">
          <DispatchSending />
        </Screens>
      </section>
      <section className="col-6 north" aria-label="North">
        <Screens of="north">
          <DispatchSending />
        </Screens>
      </section>
    </div>
  );
}
