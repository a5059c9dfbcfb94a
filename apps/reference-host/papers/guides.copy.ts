import type { Paper } from "./paper.ts";

const group = "User guides";
const updated = "2026-11-28";

/** The words of the guides, one for each area, and of what staff keep to. */
export const guides: readonly Paper[] = [
  {
    file: "guide-applications",
    group,
    sheet: "A4",
    updated,
    en: {
      title: "User guide: Applications",
      about: "For staff who take applications for ID cards at a centre.",
      blocks: [
        { heading: "Take an application" },
        {
          steps: [
            "Open New application. Scan the applicant’s card, or type the ID number.",
            "Compare the details with the applicant.",
            "Fill in the form and add the documents. What you fill in is kept as a draft where the registry offers drafts.",
            "If the applicant is under age, add the guardian.",
            "Verify the phone number with a one-time code if the form asks for it.",
            "Submit, and print the slip. The applicant needs it to collect the card.",
          ],
        },
        { heading: "Take biometrics" },
        {
          steps: [
            "Open Biometrics, and scan the slip or type the ID number.",
            "Take the photograph, the fingerprints and the signature.",
            "If something cannot be taken, choose the reason.",
            "Review and submit.",
          ],
        },
        { heading: "Answer a question" },
        {
          text: "Type the ID number into the search at the top. The status page says first where the card is, and what comes next.",
        },
        { heading: "When an application is returned" },
        { text: "Open it, read what the registry asks for, correct it and submit it again." },
      ],
    },
    dv: {
      title: "ގައިޑު: އެޕްލިކޭޝަންތައް",
      about: "ސެންޓަރުގައި އައިޑީ ކާޑުގެ އެޕްލިކޭޝަން ބަލައިގަންނަ މުވައްޒަފުންނަށް.",
      blocks: [
        { heading: "އެޕްލިކޭޝަނެއް ބަލައިގަތުން" },
        {
          steps: [
            "އާ އެޕްލިކޭޝަން ހުޅުވާ. އެދޭ މީހާގެ ކާޑު ސްކޭންކުރޭ، ނުވަތަ އައިޑީ ކާޑު ނަންބަރު ޖަހާ.",
            "މަޢުލޫމާތު އެ މީހާއާ އަޅާކިޔާ.",
            "ފޯމު ފުރިހަމަކޮށް ލިޔުންތައް އިތުރުކުރޭ.",
            "އެދޭ މީހާ އުމުރުން ކުޑަނަމަ ބެލެނިވެރިޔާ އިތުރުކުރޭ.",
            "ފޯމުން އެދޭނަމަ އެއްފަހަރުގެ ކޯޑުން ފޯނު ނަންބަރު ކަށަވަރުކުރޭ.",
            "ހުށަހަޅާފައި ސްލިޕް ޕްރިންޓުކުރޭ.",
          ],
        },
        { heading: "ބަޔޯމެޓްރިކްސް ނެގުން" },
        {
          steps: [
            "ބަޔޯމެޓްރިކްސް ހުޅުވާފައި ސްލިޕް ސްކޭންކުރޭ، ނުވަތަ އައިޑީ ކާޑު ނަންބަރު ޖަހާ.",
            "ފޮޓޮއާއި އިނގިލީގެ ނިޝާނާއި ސޮއި ނަގާ.",
            "ނުނެގޭ އެއްޗެއްވާނަމަ ސަބަބު ޚިޔާރުކުރޭ.",
            "ބަލާފައި ހުށަހަޅާ.",
          ],
        },
        { heading: "ސުވާލަކަށް ޖަވާބުދިނުން" },
        { text: "މަތީގައިވާ ހޯދާ ފީލްޑުގައި އައިޑީ ކާޑު ނަންބަރު ޖަހާ. ކާޑު އޮތްތަނާއި ދެން ކުރަންޖެހޭކަން ފެންނާނެއެވެ." },
        { heading: "އެޕްލިކޭޝަނެއް އަނބުރާ އައިމުން" },
        { text: "އެޕްލިކޭޝަން ހުޅުވާ، އެދޭ އެއްޗެއް ރަނގަޅުކޮށްފައި އަލުން ހުށަހަޅާ." },
      ],
    },
  },
  {
    file: "guide-dispatch",
    group,
    sheet: "A4",
    updated,
    en: {
      title: "User guide: Dispatch",
      about: "For staff who send and receive cards in batches.",
      blocks: [
        { heading: "Send a batch" },
        {
          steps: [
            "Open Sending, choose New batch and the destination.",
            "Scan each card. A scan adds it at once.",
            "Print the label and the manifest. Seal the packet.",
            "Choose Dispatch. Type the seal number and the courier.",
          ],
        },
        { heading: "Receive a batch" },
        {
          steps: [
            "Open Receiving and scan the barcode on the packet.",
            "Compare the seal and count the cards before you scan.",
            "Scan each card. A scan marks it as received.",
            "Mark the cards that are not in the packet as missing. Dispute those that are wrong.",
            "Choose Receive batch. Then choose Send ready SMS.",
          ],
        },
        { heading: "When something goes wrong" },
        {
          pairs: [
            ["Wrong card packed", "Remove it from the batch and say why."],
            ["Wrong destination", "Change destination while the batch is open. Print the label again."],
            ["Batch not needed", "Cancel batch. Its cards are free again."],
            ["Seal does not match", "Write a note. The sending centre reads it."],
            ["No connection", "Go on scanning. Scans wait on this computer."],
          ],
        },
      ],
    },
    dv: {
      title: "ގައިޑު: ޑިސްޕެޗް",
      about: "ބެޗުން ކާޑު ފޮނުވާ އަދި ބަލައިގަންނަ މުވައްޒަފުންނަށް.",
      blocks: [
        { heading: "ބެޗެއް ފޮނުވުން" },
        {
          steps: [
            "ފޮނުވުން ހުޅުވާފައި New batch އަށް ފިއްތާ. ފޮނުވާ ސެންޓަރު ޚިޔާރުކުރޭ.",
            "ކޮންމެ ކާޑެއް ސްކޭންކުރޭ.",
            "ލޭބަލާއި މެނިފެސްޓު ޕްރިންޓުކުރޭ. ޕެކެޓު ސީލުކުރޭ.",
            "Dispatch އަށް ފިއްތާ. ސީލު ނަންބަރާއި ކޫރިއަރު ޖަހާ.",
          ],
        },
        { heading: "ބެޗެއް ބަލައިގަތުން" },
        {
          steps: [
            "ބަލައިގަތުން ހުޅުވާފައި ޕެކެޓުގެ ބާކޯޑު ސްކޭންކުރޭ.",
            "ސްކޭންކުރުމުގެ ކުރިން ސީލު އަޅާކިޔާފައި ކާޑުތައް ގުނާ.",
            "ކޮންމެ ކާޑެއް ސްކޭންކުރޭ. ސްކޭނުން ކާޑު ލިބުނުކަން ނޯޓުވެއެވެ.",
            "ޕެކެޓުގައި ނެތް ކާޑުތައް Mark as missing ކުރޭ. ނުބައި ކާޑުތައް Dispute ކުރޭ.",
            "Receive batch އަށް ފިއްތާ. އޭގެފަހުން Send ready SMS އަށް ފިއްތާ.",
          ],
        },
        { heading: "މައްސަލައެއް ޖެހިއްޖެނަމަ" },
        {
          pairs: [
            ["ނުބައި ކާޑެއް ބެޗަށް ލެވިއްޖެ", "ބެޗުން ނެރެފައި ސަބަބު ލިޔޭ."],
            ["ނުބައި ސެންޓަރެއް", "ބެޗް ހުޅުވިފައިވަނިކޮށް Change destination އަށް ފިއްތާ. ލޭބަލް އަލުން ޕްރިންޓުކުރޭ."],
            ["ބެޗް ބޭނުމެއް ނޫން", "Cancel batch އަށް ފިއްތާ."],
            ["ސީލު ދިމައެއް ނުވޭ", "ނޯޓެއް ލިޔޭ."],
            ["ގުޅުން ކެނޑިއްޖެ", "ސްކޭންކުރަމުންދޭ. ސްކޭންތައް މި ކޮމްޕިއުޓަރުގައި ރައްކާވާނެއެވެ."],
          ],
        },
      ],
    },
  },
  {
    file: "guide-issuance",
    group,
    sheet: "A4",
    updated,
    en: {
      title: "User guide: Issuance",
      about: "For staff who hand cards over at the counter.",
      blocks: [
        { heading: "Hand a card over" },
        {
          steps: [
            "Open New Issuance. Scan the card or the collection slip.",
            "Choose who is at the counter: the owner or somebody else. Check the collector.",
            "Add the authorisation letter or the court order where the page asks for it.",
            "Collect and cut the old card.",
            "Verify the collector with a one-time code.",
            "Check the card in your hand, and hand it over.",
            "Take the fingerprint and the signature. Print the receipt.",
          ],
        },
        { heading: "When something goes wrong" },
        {
          pairs: [
            ["Somebody may not collect", "Do not hand the card over. Read the reason to them."],
            ["No old card", "Say why in the notes."],
            ["No fingerprint", "Choose the reason."],
            ["Cannot sign", "Have them sign the printed receipt and add a photo of it."],
            ["Proof is outstanding", "Open Issuances and complete it when the person is back."],
            ["Owner never comes", "Return the card in Issuances and say why."],
          ],
        },
      ],
    },
    dv: {
      title: "ގައިޑު: ދޫކުރުން",
      about: "ކައުންޓަރުގައި ކާޑު ހަވާލުކުރާ މުވައްޒަފުންނަށް.",
      blocks: [
        { heading: "ކާޑެއް ހަވާލުކުރުން" },
        {
          steps: [
            "އާ ދޫކުރުން ހުޅުވާ. ކާޑު ނުވަތަ ސްލިޕް ސްކޭންކުރޭ.",
            "ކައުންޓަރުގައި ހުރީ ކާކުކަން ޚިޔާރުކުރޭ: ވެރިފަރާތް ނުވަތަ އެހެން މީހެއް.",
            "ބޭނުންވާނަމަ ބާރު ހަވާލުކުރާ ސިޓީ ނުވަތަ ކޯޓު އަމުރު އިތުރުކުރޭ.",
            "ކުރީގެ ކާޑު ނަގާފައި ކަނޑާ.",
            "އެއްފަހަރުގެ ކޯޑުން އެ މީހާ ކަށަވަރުކުރޭ.",
            "އަތުގައި އޮތް ކާޑު ޗެކުކޮށްފައި ހަވާލުކުރޭ.",
            "އިނގިލީގެ ނިޝާނާއި ސޮއި ނަގާ. ރަސީދު ޕްރިންޓުކުރޭ.",
          ],
        },
        { heading: "މައްސަލައެއް ޖެހިއްޖެނަމަ" },
        {
          pairs: [
            ["އެ މީހާއަކަށް ނުދެވޭ", "ކާޑު ހަވާލުނުކުރޭ. ސަބަބު ކިޔައިދޭ."],
            ["ކުރީގެ ކާޑެއް ނެތް", "ނޯޓުގައި ސަބަބު ލިޔޭ."],
            ["އިނގިލީގެ ނިޝާނެއް ނުނެގޭ", "ސަބަބު ޚިޔާރުކުރޭ."],
            ["ސޮއިނުކުރެވޭ", "ޕްރިންޓުކުރި ރަސީދުގައި ސޮއިކުރުވާފައި އޭގެ ފޮޓޮއެއް އިތުރުކުރޭ."],
            ["ހެކި މަދު", "އެ މީހާ އައިމުން ދޫކުރުންތަކުން ފުރިހަމަކުރޭ."],
            ["ވެރިފަރާތް ނާދޭ", "ދޫކުރުންތަކުން ކާޑު އަނބުރާ ފޮނުވާފައި ސަބަބު ލިޔޭ."],
          ],
        },
      ],
    },
  },
  {
    file: "guide-xpat",
    group,
    sheet: "A4",
    updated,
    en: {
      title: "User guide: XPAT",
      about: "For officers who record interactions with foreign workers.",
      blocks: [
        { heading: "Record an interaction" },
        {
          steps: [
            "Open XPAT. Scan the passport, or type a number or a name.",
            "Compare the person with the registry and the passport. Answer each question.",
            "Fill in the island, the employer and the outcome.",
            "Take the biometrics that the registry asks for.",
            "Review and save. Pictures stay on this page until you save.",
            "Print the slip.",
          ],
        },
        { heading: "When something goes wrong" },
        {
          pairs: [
            ["Nobody was found", "Check the number. Register the person as new with the interaction."],
            ["Passport was not read", "Scan its lines again, or type the passport number."],
            ["Person without documents", "Choose the reason and type the approximate age."],
            ["Permit cannot be looked up", "Go on without the permit and say so in the notes."],
          ],
        },
        { heading: "Look something up" },
        {
          text: "XPAT Interactions lists what was recorded. Work Permits finds permits by employer or number.",
        },
      ],
    },
    dv: {
      title: "ގައިޑު: XPAT",
      about: "ބިދޭސީ މަސައްކަތްތެރިންގެ މުޢާމަލާތް ނޯޓުކުރާ އޮފިސަރުންނަށް.",
      blocks: [
        { heading: "މުޢާމަލާތެއް ނޯޓުކުރުން" },
        {
          steps: [
            "XPAT ހުޅުވާ. ޕާސްޕޯޓު ސްކޭންކުރޭ، ނުވަތަ ނަންބަރެއް ނުވަތަ ނަމެއް ޖަހާ.",
            "އެ މީހާ ރަޖިސްޓްރީއާއި ޕާސްޕޯޓާ އަޅާކިޔާ. ކޮންމެ ސުވާލަކަށް ޖަވާބުދޭ.",
            "ރަށާއި ވަޒީފާދޭ ފަރާތާއި ނަތީޖާ ޖަހާ.",
            "ރަޖިސްޓްރީން އެދޭ ބަޔޯމެޓްރިކްސް ނަގާ.",
            "ބަލާފައި ސޭވްކުރޭ. ސޭވްކުރަންދެން ފޮޓޯތައް ހުންނާނީ މި ޞަފްޙާގައެވެ.",
            "ސްލިޕް ޕްރިންޓުކުރޭ.",
          ],
        },
        { heading: "މައްސަލައެއް ޖެހިއްޖެނަމަ" },
        {
          pairs: [
            ["އެއްވެސް މީހަކު ނުފެނުނު", "ނަންބަރު ޗެކުކުރޭ. އާ މީހެއްގެ ގޮތުގައި ރަޖިސްޓްރީކުރޭ."],
            ["ޕާސްޕޯޓު ނުކިޔުނު", "އަލުން ސްކޭންކުރޭ، ނުވަތަ ޕާސްޕޯޓު ނަންބަރު ޖަހާ."],
            ["ލިޔުމެއް ނެތް މީހެއް", "ސަބަބު ޚިޔާރުކޮށްފައި ގާތްގަނޑަކަށް އުމުރު ޖަހާ."],
            ["ޕާމިޓު ނުހޯދޭ", "ޕާމިޓާ ނުލާ ކުރިއަށްގޮސް ނޯޓުގައި ލިޔޭ."],
          ],
        },
        { heading: "ހޯދުން" },
        { text: "XPAT Interactions ގައި ނޯޓުކޮށްފައިވާ މުޢާމަލާތްތައް ހުންނާނެއެވެ. ވޯކް ޕާމިޓްތަކުން ޕާމިޓު ހޯދޭނެއެވެ." },
      ],
    },
  },
  {
    file: "policy-cards-and-data",
    group: "Policies",
    sheet: "A4",
    updated,
    en: {
      title: "Cards and personal data",
      about: "What everybody at a centre keeps to. A registry may add rules of its own.",
      blocks: [
        { heading: "Cards" },
        {
          list: [
            "Keep cards locked up until they are handed over.",
            "Hand a card over to nobody but the collector whom you have verified.",
            "Cut old cards at once, in front of the collector.",
            "Mark a card as missing on the day on which you miss it.",
          ],
        },
        { heading: "Personal data" },
        {
          list: [
            "Open the record of a person only when your work needs it. Every look is written down with your name.",
            "Lock the computer when you leave the counter.",
            "Never share your password, and never work in somebody else’s name.",
            "Do not photograph the screen. Do not send details of people by chat or private email.",
            "Put printed papers away. Shred those that nobody needs.",
          ],
        },
        { heading: "When something has happened" },
        {
          text: "Tell your supervisor at once: a lost card, a paper gone astray, a password that somebody else may know.",
        },
      ],
    },
    dv: {
      title: "ކާޑާއި ޒާތީ މަޢުލޫމާތު",
      about: "ސެންޓަރުގެ ހުރިހާ މުވައްޒަފުން ހިފަހައްޓަންޖެހޭ އުޞޫލުތައް.",
      blocks: [
        { heading: "ކާޑުތައް" },
        {
          list: [
            "ހަވާލުކުރަންދެން ކާޑުތައް ތަޅުލާފައި ބަހައްޓާ.",
            "ކަށަވަރުކުރެވިފައިވާ މީހާ ފިޔަވައި އެހެން މީހަކަށް ކާޑެއް ހަވާލުނުކުރޭ.",
            "ކުރީގެ ކާޑު އެ މީހާގެ ކުރިމަތީގައި ކަނޑާ.",
            "ކާޑެއް ނުފެންނަ ދުވަހުން އެކަން ނޯޓުކުރޭ.",
          ],
        },
        { heading: "ޒާތީ މަޢުލޫމާތު" },
        {
          list: [
            "މަސައްކަތަށް ބޭނުންވެގެން މެނުވީ މީހެއްގެ ރެކޯޑެއް ނުހުޅުވާ. ކޮންމެ ފަހަރަކުވެސް ނަމާއެކު ނޯޓުވާނެއެވެ.",
            "ކައުންޓަރުން ދާއިރު ކޮމްޕިއުޓަރު ލޮކްކުރޭ.",
            "ޕާސްވޯޑު އެކަކަށްވެސް ނުދޭ. އެހެން މީހެއްގެ ނަމުގައި މަސައްކަތްނުކުރޭ.",
            "ސްކްރީނުގެ ފޮޓޮ ނުނަގާ. މީހުންގެ މަޢުލޫމާތު އަމިއްލަ މެސެޖުން ނުފޮނުވާ.",
            "ޕްރިންޓުކުރި ކަރުދާސްތައް ރައްކާކުރޭ. ބޭނުންނުވާ ކަރުދާސްތައް ވީދާލާ.",
          ],
        },
        { heading: "ކަމެއް ދިމާވެއްޖެނަމަ" },
        { text: "ވަގުތުން ސުޕަވައިޒަރަށް އަންގާ: ގެއްލުނު ކާޑެއް، ގެއްލުނު ކަރުދާހެއް، އެހެން މީހަކަށް އެނގުނުކަމަށް ބެލެވޭ ޕާސްވޯޑެއް." },
      ],
    },
  },
];
