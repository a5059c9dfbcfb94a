import { useState } from "react";
import { ask } from "./registry.js";

export function NewBatch({ ref, origin, centers }) {
  const [refusal, setRefusal] = useState("");

  async function create(event) {
    event.preventDefault();
    try {
      const body = Object.fromEntries(new FormData(event.currentTarget));
      await ask("/dispatch/batches", { method: "POST", body });
      ref.current.close();
    } catch (error) {
      setRefusal(error.message);
    }
  }
  return (
    <dialog ref={ref} aria-label={`New batch from ${origin}`}>
      <h2>New batch from {origin}</h2>
      <form onSubmit={create}>
        <label>
          Destination
          <select name="destination_center_id" required>
            {centers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Name
          <input name="name" maxLength={60} />
        </label>
        <label>
          Notes
          <textarea name="notes" rows={3} />
        </label>
        <p role="alert">{refusal}</p>
        <button type="button" onClick={() => ref.current.close()}>
          Cancel
        </button>
        <button type="submit" className="primary">
          Create batch
        </button>
      </form>
    </dialog>
  );
}
