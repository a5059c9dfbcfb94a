import { supportedApi } from "../../packages/core/src/client/api-version.ts";
import screens from "../../packages/screens/package.json" with { type: "json" };

/** Which version this Storybook shows, and the way to the others. */
export function Versions() {
  const { oldest, newest } = supportedApi;
  return (
    <p>
      This is version <strong>{screens.version}</strong> of <code>@id-desk/core</code>,{" "}
      <code>@id-desk/ui</code> and <code>@id-desk/screens</code>, which share one. It speaks the contract{" "}
      <strong>{oldest === newest ? newest : `${oldest} to ${newest}`}</strong>, and runs on React{" "}
      {screens.peerDependencies.react.replaceAll("^", "").replace("||", "and")}.
      {import.meta.env.PROD && (
        <>
          {" "}
          <a href="../versions.html" target="_top">
            Storybooks of other versions
          </a>{" "}
          stand beside it.
        </>
      )}
    </p>
  );
}
