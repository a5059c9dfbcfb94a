import { CenterPicker } from "../../places/CenterPicker.tsx";
import type { Place } from "../../places/place-options.ts";
import type { Centers } from "../../places/useCenters.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { batchListCopy } from "../batches/batch-list.copy.ts";
import * as css from "./DestinationField.css.ts";

/** What the field needs of its form. */
interface DestinationForm {
  readonly values: { readonly destination_center_id: string };
  readonly set: (values: { readonly destination_center_id: string }) => void;
  readonly errorOf: (name: "destination_center_id") => string | undefined;
}

/** Asks to which centre a batch goes, and names the chosen one with its island and atoll. */
export function DestinationField({
  label,
  noneChosen,
  chosenId,
  centers,
  form,
}: {
  readonly label: string;
  /** What is shown while none is chosen. */
  readonly noneChosen: string;
  /** The id of the sentence that names the chosen centre. */
  readonly chosenId: string;
  readonly centers: Centers;
  readonly form: DestinationForm;
}) {
  const value = Number(form.values.destination_center_id) || null;
  const place = centers.places?.find(({ id }) => id === value);
  return (
    <CenterPicker
      words={useCopy(batchListCopy)}
      centers={centers}
      label={label}
      name="destination_center_id"
      value={value}
      onChange={(center) => form.set({ destination_center_id: String(center ?? "") })}
      description={<Chosen id={chosenId} place={place} noneChosen={noneChosen} />}
      errorMessage={form.errorOf("destination_center_id")}
      isRequired
    />
  );
}

/** Where the batch will go. The field may show text that chooses nothing, or only part of a long name. */
function Chosen({
  id,
  place,
  noneChosen,
}: {
  readonly id: string;
  readonly place: Place | undefined;
  readonly noneChosen: string;
}) {
  return (
    <span id={id} role="status" className={place && css.chosen}>
      {place ? (
        <>
          <strong className={css.name}>
            <AnyScript>{place.label}</AnyScript>
          </strong>{" "}
          {place.place && <AnyScript>{place.place}</AnyScript>}
        </>
      ) : (
        noneChosen
      )}
    </span>
  );
}
