/** What a text message is sent for. */
export type MessagePurpose =
  | "ready"
  | "collector_otp"
  | "payment_link"
  | "application_returned"
  | "application_otp"
  | "application_received";
