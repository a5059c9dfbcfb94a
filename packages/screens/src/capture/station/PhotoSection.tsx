import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { PhotoCapture } from "../PhotoCapture.tsx";
import type { CaptureWords } from "./biometrics-capture.copy.ts";
import { photoItem } from "./capture-parts.ts";
import { NotRemoved, TakenLine, Unsent } from "./PartLines.tsx";
import * as css from "./station.css.ts";
import type { Station } from "./useStation.ts";

/** Takes the photograph of the applicant. */
export function PhotoSection({ station, t }: { readonly station: Station; readonly t: CaptureWords }) {
  const { progress, biometrics, fileOf, refusals, may, look } = station;
  const part = progress.items.find(({ kind }) => kind === "photo")?.part;
  const reason = refusals.photo;
  const file = fileOf(photoItem);
  return (
    <div className={css.part}>
      {part && !file && <TakenLine part={part} t={t} />}
      {part?.reason && (
        <p className={css.note}>
          <AnyScript>{t("takenFailed", { reason: part.reason })}</AnyScript>
        </p>
      )}
      <PhotoCapture
        label={t("photographOf", { name: biometrics.applicant.name_en })}
        value={file}
        checks={part?.checks ?? []}
        look={look}
        onRemove={() => station.remove(photoItem)}
        errorMessage={reason && t("refused", { item: t("photograph"), reason })}
        isDisabled={!may("sendPhotograph")}
      />
      <NotRemoved station={station} kind="photo" t={t} />
      <Unsent station={station} kind="photo" t={t} />
    </div>
  );
}
