import type { OperationId, RequestArguments } from "@id-desk/core";
import { Button, Picture, Spinner } from "@id-desk/ui";
import { RefreshIcon } from "@id-desk/ui/icons";
import { useRead } from "../runtime/reading/use-read.ts";
import type { WordsOf } from "../runtime/words/copy.ts";
import * as css from "./PrivatePicture.css.ts";

/** The calls that answer with a picture of somebody. */
export type PictureCall = Extract<
  OperationId,
  "getIssuanceEvidence" | "getApplicationFile" | "getInteractionPart"
>;

/** A picture that is loaded once when it is shown, for each look is written down, and forgotten when it is gone. */
export function PrivatePicture<Id extends PictureCall>({
  operation,
  request,
  alt,
  words: t,
}: {
  readonly operation: Id;
  readonly request: RequestArguments<Id>[0];
  readonly alt: string;
  readonly words: WordsOf<Record<"loadingPicture" | "pictureFailed" | "tryAgain", unknown>>;
}) {
  // All of them answer with a picture, so one stands for each.
  const { data, error, isLoading, refresh } = useRead(
    operation as "getApplicationFile",
    request as RequestArguments<"getApplicationFile">[0],
    { readsOnce: true },
  );
  if (error && !isLoading) {
    return (
      <>
        <p role="alert">{t("pictureFailed")}</p>
        <div>
          <Button size="sm" icon={<RefreshIcon />} onPress={refresh}>
            {t("tryAgain")}
          </Button>
        </div>
      </>
    );
  }
  if (!data) return <Spinner label={t("loadingPicture")} />;
  return <Picture file={data} alt={alt} size="sm" className={css.picture} />;
}
