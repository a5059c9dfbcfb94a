import { Button } from "@id-desk/ui";
import { EyeIcon, EyeOffIcon } from "@id-desk/ui/icons";
import { type ReactNode, useState } from "react";
import { PrivatePicture } from "../../records/PrivatePicture.tsx";
import * as record from "../../records/record.css.ts";
import * as css from "./CenterApplication.css.ts";
import type { ApplicationWords } from "./CenterApplication.tsx";

/** A picture that is kept with an application: named, and loaded when staff press for it. */
export function KeptPicture({
  applicationId,
  fileId,
  name,
  alt,
  isGiven,
  t,
  children,
}: {
  readonly applicationId: number;
  readonly fileId: number;
  /** What it is called: "Right thumb". */
  readonly name: string;
  readonly alt: string;
  /** The server gives it. */
  readonly isGiven: boolean;
  readonly t: ApplicationWords;
  /** What is known of it without a look. */
  readonly children: ReactNode;
}) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div className={css.entry}>
        {children}
        {isGiven && (
          <Button
            size="sm"
            icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
            aria-expanded={isShown}
            aria-label={t(isShown ? "hideFile" : "showFile", { name })}
            onPress={() => setShown(!isShown)}
          >
            {t(isShown ? "hide" : "show")}
          </Button>
        )}
      </div>
      {isShown && (
        <PrivatePicture
          operation="getApplicationFile"
          request={{ path: { id: applicationId, fileId }, isSilent: true }}
          alt={alt}
          words={t}
        />
      )}
    </>
  );
}

/** What a file is, and what is known of it. */
export function FileWords({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css.words}>
      <span className={record.what}>
        <bdi>{name}</bdi>
      </span>
      {children}
    </div>
  );
}
