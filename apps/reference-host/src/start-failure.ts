/** Says that nothing could be loaded, without any code that had to be loaded for it. */
export function showStartFailure(): void {
  const heading = document.createElement("h1");
  heading.textContent = "The page could not be loaded.";
  const help = document.createElement("p");
  help.textContent = "The connection may be down. What was saved before is safe.";
  const reload = document.createElement("button");
  reload.textContent = "Reload the page";
  reload.addEventListener("click", () => window.location.reload());
  const main = document.createElement("main");
  main.className = "alone";
  main.append(heading, help, reload);
  document.getElementById("root")?.replaceChildren(main);
}
