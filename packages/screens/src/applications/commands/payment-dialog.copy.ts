import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the dialog that sends a payment link. */
export const paymentDialogCopy = defineCopy("PaymentLink", {
  title: "Payment for application {number}",
  amount: "Amount",
  applicant: "Applicant",
  phone: "Phone number",
  phoneHidden: "The number in the application",
  noPhone: "The registry has no phone number for this applicant. Ask them for a number.",
  phoneHint: "The link is sent to this number. 7 digits that start with 7 or 9, or 00 and a number abroad.",
  phoneRequired: "Phone Number is required.",
  lastSent: "Last link",
  neverSent: "Not sent yet",
  sentAt: "Sent {at}",
  send: "Send payment link",
  sendAgain: "Send another payment link",
  sending: "Sending…",
  sentTo: "Payment link sent to {phone}.",
  sent: "Payment link sent.",
  waiting: "When the applicant has paid, you will see it here.",
  nextIn: "You can send another link in {time}.",
  sendReady: "You can send another link now.",
  paid: "Paid.",
  paidHelp: "The application now goes to the registry.",
  noLonger: "This application no longer waits for payment. You can close this window.",
  close: "Close",
});
