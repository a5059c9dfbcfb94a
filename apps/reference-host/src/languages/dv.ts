/**
 * The words of the back office itself in Dhivehi: a DRAFT that nobody whose language it is has read yet. What is not
 * here stands in English.
 */
export { dv as catalogue } from "@id-desk/screens/catalogues/dv";

/** By their English. */
export const words: Readonly<Record<string, string>> = {
  Home: "ފެށުން",
  Dashboard: "ޑޭޝްބޯޑް",
  "Sign in": "ލޮގިން",
  "Select Center": "ސެންޓަރު ޚިޔާރުކުރުން",
  "Switch Center": "ސެންޓަރު ބަދަލުކުރުން",
  Application: "އެޕްލިކޭޝަން",
  Applications: "އެޕްލިކޭޝަންތައް",
  "Online Applications": "އޮންލައިން އެޕްލިކޭޝަންތައް",
  "New application": "އާ އެޕްލިކޭޝަން",
  Biometrics: "ބަޔޯމެޓްރިކްސް",
  Dispatch: "ޑިސްޕެޗް",
  Receiving: "ބަލައިގަތުން",
  Sending: "ފޮނުވުން",
  Issuance: "ދޫކުރުން",
  "New Issuance": "އާ ދޫކުރުން",
  Issuances: "ދޫކުރުންތައް",
  "Work Permits": "ވޯކް ޕާމިޓްތައް",
};
