import { useEffect, useRef, useState } from "react";
import { NewBatch } from "./NewBatch.jsx";
import { ask } from "./registry.js";

const statuses = { open: "Open", dispatched: "Dispatched", received: "Received", all: "All" };

/** The centres below others among them, each once. */
function flatten(centers) {
  return centers.flatMap((center) => [center, ...flatten(center.children)]);
}

export function Sending({ session }) {
  const [query, setQuery] = useState({ status: "open", page: 1, per_page: 25, center: "" });
  const [answer, setAnswer] = useState();
  const [centers, setCenters] = useState([]);
  const dialog = useRef(null);
  useEffect(() => {
    ask("/dispatch/centers/hierarchy").then((found) => setCenters(flatten(found.centers)));
  }, []);
  useEffect(() => {
    const { center, ...rest } = query;
    ask(`/dispatch/batches/sending?${new URLSearchParams({ ...rest, ...(center && { center }) })}`).then(
      setAnswer,
    );
  }, [query]);

  const narrow = (change) => setQuery((before) => ({ ...before, page: 1, ...change }));
  return (
    <>
      <div className="heading">
        <h1>Sending</h1>
        <button type="button" className="primary" onClick={() => dialog.current.showModal()}>
          New batch
        </button>
      </div>
      <div className="filters">
        {Object.entries(statuses).map(([status, label]) => (
          <button
            key={status}
            type="button"
            aria-pressed={status === query.status}
            onClick={() => narrow({ status })}
          >
            {label}
          </button>
        ))}
        <label>
          Destination
          <select value={query.center} onChange={(event) => narrow({ center: event.target.value })}>
            <option value="">All destinations</option>
            {centers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <table aria-label={`Batches sent from ${session.center.name}`}>
        <thead>
          <tr>
            {["Batch no. and name", "Status", "Destination", "Cards", "Created", ""].map((heading) => (
              <th key={heading}>{heading}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer?.batches.map((batch) => (
            <Row key={batch.id} batch={batch} />
          ))}
        </tbody>
      </table>
      {answer && <Pages meta={answer.meta} onTurn={(page) => setQuery((before) => ({ ...before, page }))} />}
      <NewBatch ref={dialog} origin={session.center.name} centers={centers} />
    </>
  );
}

function Row({ batch }) {
  const href = `/dispatch/sending/${batch.id}`;
  return (
    <tr>
      <th scope="row">
        <a href={href}>{batch.batch_no}</a>
        <span className="quiet">{batch.name}</span>
      </th>
      <td>
        <span className="status">{statuses[batch.status] ?? batch.status}</span>
      </td>
      <td>{batch.destination_center.name}</td>
      <td className="number">{batch.cards_count}</td>
      <td>
        {new Date(batch.created_at).toLocaleDateString("en-US")}
        <span className="quiet">{batch.created_by.fullname}</span>
      </td>
      <td>
        <a href={href}>View</a>
      </td>
    </tr>
  );
}

function Pages({ meta, onTurn }) {
  return (
    <p className="pages">
      Page {meta.page} of {meta.last_page}
      <button type="button" disabled={meta.page === 1} onClick={() => onTurn(meta.page - 1)}>
        Previous page
      </button>
      <button type="button" disabled={meta.page === meta.last_page} onClick={() => onTurn(meta.page + 1)}>
        Next page
      </button>
    </p>
  );
}
