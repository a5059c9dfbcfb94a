import { Alert, Button } from "@id-desk/ui";
import type { CaptureWords } from "../../capture/station/biometrics-capture.copy.ts";
import * as css from "./BiometricsCapture.css.ts";
import type { Station } from "./useBiometricsCapture.ts";

/** How parts are taken with another device; what arrives is shown. */
export function OtherDevice({
  station: { set, watch, refresh },
  t,
}: {
  readonly station: Station;
  readonly t: CaptureWords;
}) {
  return (
    <Alert
      tone="info"
      heading={t("otherDevice")}
      actions={
        <span className={css.actions}>
          {!set && (
            <Button size="sm" onPress={refresh}>
              {t("lookForParts")}
            </Button>
          )}
          {set && watch.isStopped && (
            <Button size="sm" onPress={() => watch.setOn(true)}>
              {t("lookForParts")}
            </Button>
          )}
          <Button size="sm" onPress={() => watch.setOn(false)}>
            {t("closeDevice")}
          </Button>
        </span>
      }
    >
      <p className={css.note}>{t("otherDeviceHelp")}</p>
      <p className={css.address}>
        {t("address")} <bdi dir="ltr">{window.location.href}</bdi>
      </p>
      <p className={css.note}>{t(watch.isStopped ? "arrivalsStopped" : set ? "arrivals" : "noSetYet")}</p>
    </Alert>
  );
}
