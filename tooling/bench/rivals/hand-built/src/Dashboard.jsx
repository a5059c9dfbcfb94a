import { useEffect, useState } from "react";
import { ask } from "./registry.js";

const tiles = [
  ["Batches to receive", "On their way to this centre", "/dispatch/batches/receiving?status=dispatched"],
  ["Receipts in progress", "Opened here, not closed yet", "/dispatch/batches/receiving?status=receiving"],
  ["Open batches", "Being packed here", "/dispatch/batches/sending?status=open"],
  [
    "Batches with a discrepancy",
    "Received with cards missing or disputed",
    "/dispatch/batches/receiving?status=all&has_discrepancy=true",
  ],
];

export function Dashboard({ session, go }) {
  const [counts, setCounts] = useState({});
  useEffect(() => {
    for (const [label, , call] of tiles) {
      ask(`${call}&per_page=1`).then(({ meta }) =>
        setCounts((before) => ({ ...before, [label]: meta.total })),
      );
    }
  }, []);
  return (
    <>
      <h1>Dashboard</h1>
      <p>
        Welcome, {session.user.fullname}. You are working at {session.center.name}.
      </p>
      <h2>My work</h2>
      <ul className="tiles">
        {tiles.map(([label, help, call]) => (
          <li key={label}>
            <a href={call} onClick={(event) => go(event, "/dispatch/sending")}>
              <span>{label}</span>
              <strong>{counts[label]?.toLocaleString("en-US") ?? "…"}</strong>
              <span className="quiet">{help}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
