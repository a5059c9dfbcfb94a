import type { Paper } from "./paper.ts";

const group = "Forms";
const updated = "2026-11-28";

/** The words of the forms that people fill in by hand. */
export const forms: readonly Paper[] = [
  {
    file: "authorisation-letter",
    group,
    sheet: "A4",
    updated,
    en: {
      title: "Authorisation letter",
      about: "The owner of an ID card lets somebody else collect it. Write in capital letters.",
      blocks: [
        { heading: "Owner of the card" },
        { blanks: ["Full name", "ID number", "Address", "Phone number"] },
        { heading: "Person who collects the card" },
        { blanks: ["Full name", "ID number, or passport number and country", "Phone number"] },
        { heading: "Relationship to the owner" },
        { choices: ["Family member", "Legal guardian (bring the court order)", "Another person"] },
        { heading: "What the owner says" },
        {
          text: "I authorise the person above to collect my ID card. I know that the card is handed over to nobody else, and that this letter is kept with the record of the hand-over.",
        },
        { blanks: ["Signature of the owner", "Date"] },
        { heading: "Bring to the counter" },
        {
          list: [
            "this letter, signed by the owner",
            "the collector’s own ID card or passport",
            "the owner’s old card, if the new card replaces it",
            "the collector’s phone: a one-time code may be sent to it",
          ],
        },
      ],
    },
    dv: {
      title: "ބާރު ހަވާލުކުރާ ސިޓީ",
      about: "އައިޑީ ކާޑުގެ ވެރިފަރާތުން އެހެން މީހަކަށް ކާޑު ގެންދިޔުމުގެ ހުއްދަދިނުން.",
      blocks: [
        { heading: "ކާޑުގެ ވެރިފަރާތް" },
        { blanks: ["ފުރިހަމަ ނަން", "އައިޑީ ކާޑު ނަންބަރު", "އެޑްރެސް", "ފޯނު ނަންބަރު"] },
        { heading: "ކާޑު ގެންދާ ފަރާތް" },
        { blanks: ["ފުރިހަމަ ނަން", "އައިޑީ ކާޑު ނަންބަރު، ނުވަތަ ޕާސްޕޯޓު ނަންބަރާއި ޤައުމު", "ފޯނު ނަންބަރު"] },
        { heading: "ވެރިފަރާތާއި އޮންނަ ގުޅުން" },
        { choices: ["ޢާއިލާގެ މީހެއް", "ޤާނޫނީ ބެލެނިވެރިޔާ (ކޯޓު އަމުރު ގެންނަންވާނެ)", "އެހެން މީހެއް"] },
        { heading: "ވެރިފަރާތުގެ އިޤްރާރު" },
        {
          text: "މަތީގައިވާ މީހާއަށް އަހަރެންގެ އައިޑީ ކާޑު ގެންދިޔުމުގެ ހުއްދަދެމެވެ. އެހެން މީހަކަށް ކާޑު ހަވާލުނުކުރާނެކަމާއި މި ސިޓީ ރެކޯޑާއެކު ބަހައްޓާނެކަން އެނގެއެވެ.",
        },
        { blanks: ["ވެރިފަރާތުގެ ސޮއި", "ތާރީޚު"] },
        { heading: "ކައުންޓަރަށް ގެންނަންވީ" },
        {
          list: [
            "ވެރިފަރާތުން ސޮއިކޮށްފައިވާ މި ސިޓީ",
            "ކާޑު ގެންދާ މީހާގެ އައިޑީ ކާޑު ނުވަތަ ޕާސްޕޯޓު",
            "އާ ކާޑުން ބަދަލުކުރާ ކުރީގެ ކާޑު",
            "ކާޑު ގެންދާ މީހާގެ ފޯނު: އެއްފަހަރުގެ ކޯޑެއް ފޮނުވިދާނެ",
          ],
        },
      ],
    },
  },
  {
    file: "application-form",
    group,
    sheet: "A4",
    updated,
    en: {
      title: "Application for an ID card",
      about:
        "For people who apply at a centre. Staff copy it into the application. Write in capital letters.",
      blocks: [
        { heading: "What you apply for" },
        { choices: ["First card", "Renewal", "Lost card", "Damaged card", "Correction of details"] },
        { heading: "Applicant" },
        {
          blanks: [
            "Full name",
            "Full name in Thaana",
            "ID number",
            "Date of birth (year-month-day)",
            "Permanent address, island and atoll",
            "Present address, island and atoll",
            "Phone number",
          ],
        },
        { heading: "Parent or guardian, if the applicant is under age" },
        { blanks: ["Full name", "ID number", "Relationship"] },
        { heading: "Collection" },
        { blanks: ["Centre where the card is collected"] },
        {
          text: "The details above are true. I know that my photograph, fingerprints and signature are taken for the card.",
        },
        { blanks: ["Signature of the applicant or guardian", "Date"] },
        { heading: "For staff" },
        { blanks: ["Application number"] },
      ],
    },
    dv: {
      title: "އައިޑީ ކާޑަށް އެދޭ ފޯމު",
      about: "ސެންޓަރުގައި އެޕްލިކޭޝަން ހުށަހަޅާ މީހުންނަށް. މުވައްޒަފުން އެޕްލިކޭޝަނަށް މި މަޢުލޫމާތު އަރުވާނެއެވެ.",
      blocks: [
        { heading: "އެދެނީ" },
        { choices: ["ފުރަތަމަ ކާޑު", "އާކުރުން", "ގެއްލުނު ކާޑު", "ހަލާކުވި ކާޑު", "މަޢުލޫމާތު ރަނގަޅުކުރުން"] },
        { heading: "އެދޭ ފަރާތް" },
        {
          blanks: [
            "ފުރިހަމަ ނަން (އިނގިރޭސި އަކުރުން)",
            "ފުރިހަމަ ނަން",
            "އައިޑީ ކާޑު ނަންބަރު",
            "އުފަން ތާރީޚު (އަހަރު-މަސް-ދުވަސް)",
            "ދާއިމީ އެޑްރެސް، ރަށާއި އަތޮޅު",
            "މިހާރުގެ އެޑްރެސް، ރަށާއި އަތޮޅު",
            "ފޯނު ނަންބަރު",
          ],
        },
        { heading: "އުމުރުން ކުޑަނަމަ، މައިންބަފައިން ނުވަތަ ބެލެނިވެރިޔާ" },
        { blanks: ["ފުރިހަމަ ނަން", "އައިޑީ ކާޑު ނަންބަރު", "ގުޅުން"] },
        { heading: "ކާޑު ނެގުން" },
        { blanks: ["ކާޑު ނަގާ ސެންޓަރު"] },
        {
          text: "މަތީގައިވާ މަޢުލޫމާތަކީ ތެދު މަޢުލޫމާތެވެ. ކާޑަށްޓަކައި އަހަރެންގެ ފޮޓޮއާއި އިނގިލީގެ ނިޝާނާއި ސޮއި ނަގާނެކަން އެނގެއެވެ.",
        },
        { blanks: ["އެދޭ ފަރާތުގެ ނުވަތަ ބެލެނިވެރިޔާގެ ސޮއި", "ތާރީޚު"] },
        { heading: "މުވައްޒަފުންނަށް" },
        { blanks: ["އެޕްލިކޭޝަން ނަންބަރު"] },
      ],
    },
  },
];
