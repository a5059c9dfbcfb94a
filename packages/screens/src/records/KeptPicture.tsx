import type { RequestArguments } from "@id-desk/core";
import { Button } from "@id-desk/ui";
import { EyeIcon, EyeOffIcon } from "@id-desk/ui/icons";
import { type ReactNode, useState } from "react";
import type { WordsOf } from "../runtime/words/copy.ts";
import { type PictureCall, PrivatePicture } from "./PrivatePicture.tsx";
import * as record from "./record.css.ts";

/** What the buttons of a picture say, beside the words of the picture itself. */
type PictureText =
  | "show"
  | "hide"
  | "showFile"
  | "hideFile"
  | "loadingPicture"
  | "pictureFailed"
  | "tryAgain";

/** A picture that is kept with a record: named, and loaded when staff press for it, for each look is written down. */
export function KeptPicture<Id extends PictureCall>({
  operation,
  request,
  name,
  alt,
  isGiven,
  words: t,
  children,
}: {
  readonly operation: Id;
  readonly request: RequestArguments<Id>[0];
  /** What it is called: "Right thumb". */
  readonly name: string;
  readonly alt: string;
  /** The server gives it. */
  readonly isGiven: boolean;
  readonly words: WordsOf<Record<PictureText, unknown>>;
  /** What is known of it without a look. */
  readonly children: ReactNode;
}) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div className={record.entryLine}>
        {children}
        {isGiven && (
          <Button
            size="sm"
            className={record.entryAction}
            icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
            aria-expanded={isShown}
            aria-label={t(isShown ? "hideFile" : "showFile", { name })}
            onPress={() => setShown(!isShown)}
          >
            {t(isShown ? "hide" : "show")}
          </Button>
        )}
      </div>
      {isShown && <PrivatePicture operation={operation} request={request} alt={alt} words={t} />}
    </>
  );
}

/** What a file is, and what is known of it. */
export function FileWords({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={record.entryWords}>
      <span className={record.what}>
        <bdi>{name}</bdi>
      </span>
      {children}
    </div>
  );
}
