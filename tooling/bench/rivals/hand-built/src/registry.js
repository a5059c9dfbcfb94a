/** Asks the registry; throws its answer's message when it refuses. */
export async function ask(path, { method = "GET", body } = {}) {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body && { "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.message);
  return found;
}
