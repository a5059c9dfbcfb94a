import { withSettings } from "./with-settings.ts";

/** Journeys in which the same person gets several codes: the server asks for no minute between them. */
export const test = withSettings({ otp: { between: 0 } });
