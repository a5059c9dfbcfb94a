import { defineCopy } from "../../../runtime/words/copy.ts";

/** The words of setting up codes of an authenticator app. */
export const secondFactorCopy = defineCopy("SecondFactor", {
  title: "Set up sign-in codes",
  lead: "With sign-in codes you need your password and a code from an authenticator app on your phone.",
  owed: "Your registry requires sign-in codes. Set them up before you go on.",
  isOff: "Sign-in codes are off.",
  isOn: {
    one: "Sign-in codes are on. {count} recovery code is left. Set them up again to change the phone or to get new recovery codes.",
    other:
      "Sign-in codes are on. {count} recovery codes are left. Set them up again to change the phone or to get new recovery codes.",
  },
  password: "Current password",
  passwordRequired: "Current password is required.",
  close: "Close",
  goOn: "Continue",
  pending: "Checking…",
  scan: "Scan the picture with your authenticator app, or type the key into it. Then enter the code that the app shows.",
  picture: "QR code of the key for the authenticator app",
  key: "Key",
  copyKey: "Copy key",
  appCode: "The six digits that your app shows",
  turnOn: "Turn on codes",
  recoveryTitle: "Keep your recovery codes",
  recovery:
    "Sign-in codes are on. You are signed out everywhere else. If you do not have your phone, you can sign in with a recovery code. Each code works once. They are shown only now.",
  recoveryCodes: "Recovery codes",
  copyCodes: "Copy codes",
  print: "Print codes",
  copied: "Copied.",
  notCopied: "This browser does not allow copying. Select the text and copy it yourself.",
  kept: "I have kept these codes in a safe place",
  done: "Done",
  keepFirst: "Keep the codes first. They are not shown again.",
  unsaved: "Your recovery codes are not shown again.",
  paper: "Recovery codes",
  paperHelp:
    "With each code {name} can sign in once, instead of using the authenticator app. Keep this paper locked away.",
  copy: "Copy {number}",
  barcode: "Barcode {number}",
  printedBy: "Printed by {name} at {center}, {at}",
  page: "Page {page} of {pages}",
});
