import type { Paper } from "./paper.ts";

const group = "Quick reference cards";
const updated = "2026-11-28";

/** The words of the cards that staff keep at the counter. */
export const cards: readonly Paper[] = [
  {
    file: "card-scanning",
    group,
    sheet: "A6",
    updated,
    en: {
      title: "Scanning",
      about: "What you hear and see after each scan.",
      blocks: [
        {
          steps: [
            "Open the batch. The scan field is ready. F2 brings you back to it.",
            "Scan the serial number on the card: SN and 7 digits.",
            "Go on with the next card. You need not wait.",
          ],
        },
        {
          pairs: [
            ["One short high tone", "Added or received. Scan the next card."],
            ["Two middle tones", "Scanned before. It counts once. Go on."],
            ["One long low tone", "Refused. Put the card aside and read the reason."],
            ["No tone yet", "The scan is waiting. Go on."],
          ],
        },
        { heading: "When the connection is down" },
        { text: "Scans wait on this computer and are sent later. Leave the page open until none is left." },
        { heading: "When the scanner fails" },
        { text: "Type the code into the scan field and press Enter." },
      ],
    },
    dv: {
      title: "ސްކޭންކުރުން",
      about: "ކޮންމެ ސްކޭނަކަށްފަހު އިވޭނެ އަޑާއި ފެންނާނެ ގޮތް.",
      blocks: [
        {
          steps: [
            "ބެޗް ހުޅުވާ. ސްކޭން ފީލްޑު ތައްޔާރެވެ. F2 އިން އެ ފީލްޑަށް ދެވޭނެއެވެ.",
            "ކާޑުގެ ސީރިއަލް ނަންބަރު ސްކޭންކުރޭ: SN އާއި 7 ޢަދަދު.",
            "ދެން އޮތް ކާޑަށް ދޭ. މަޑުކުރަން ޖެހޭކަށް ނެތެވެ.",
          ],
        },
        {
          pairs: [
            ["އެއް ކުރު މަތި އަޑު", "ލިބިއްޖެ. ދެން އޮތް ކާޑު ސްކޭންކުރޭ."],
            ["ދެ މެދު އަޑު", "ކުރިން ސްކޭންކޮށްފި. އެއްފަހަރު ގުނޭނީ."],
            ["އެއް ދިގު ތިރި އަޑު", "ބަލައެއް ނުގަނޭ. ކާޑު އެއްފަރާތްކޮށް ސަބަބު ކިޔާލާ."],
            ["އަޑެއް ނީވޭ", "ސްކޭން މަޑުކޮށްފައިވަނީ. ކުރިއަށްދޭ."],
          ],
        },
        { heading: "ގުޅުން ކެނޑިއްޖެނަމަ" },
        { text: "ސްކޭންތައް މި ކޮމްޕިއުޓަރުގައި ރައްކާވެ، ފަހުން ފޮނުވޭނެއެވެ. އެއްވެސް ސްކޭނެއް ނެތްވަންދެން ޞަފްޙާ ބަންދުނުކުރޭ." },
        { heading: "ސްކޭނަރު މަސައްކަތްނުކުރާނަމަ" },
        { text: "ސްކޭން ފީލްޑުގައި ކޯޑު ޖަހާފައި Enter އަށް ފިއްތާ." },
      ],
    },
  },
  {
    file: "card-receiving",
    group,
    sheet: "A6",
    updated,
    en: {
      title: "Receiving a batch",
      about: "From the packet to the closed receipt.",
      blocks: [
        {
          steps: [
            "Open Receiving and scan the barcode on the packet.",
            "Compare the seal number. Count the cards.",
            "Open the packet and scan each card. A scan marks it as received.",
            "Choose Receive batch when every card is checked.",
            "Choose Send ready SMS to tell the owners.",
          ],
        },
        {
          pairs: [
            ["Card is not in the packet", "Mark as missing, in the row’s menu. Say what you found."],
            ["Card is damaged or wrong", "Dispute, in the row’s menu. Say what is wrong."],
            ["Card is not in the list", "Put it aside and record it as an extra card."],
            ["Code cannot be read", "Choose Receive and type the last 3 digits."],
            ["Card turns up later", "Scan it on the page of the same batch."],
          ],
        },
        { text: "The centre that sent the batch reads what you write." },
      ],
    },
    dv: {
      title: "ބެޗެއް ބަލައިގަތުން",
      about: "ޕެކެޓް ލިބުމުން ފެށިގެން ބެޗް ބަލައިގަންނަންދެން.",
      blocks: [
        {
          steps: [
            "ބަލައިގަތުން ހުޅުވާފައި ޕެކެޓުގެ ބާކޯޑު ސްކޭންކުރޭ.",
            "ސީލު ނަންބަރު އަޅާކިޔާ. ކާޑުތައް ގުނާ.",
            "ޕެކެޓު ހުޅުވާފައި ކޮންމެ ކާޑެއް ސްކޭންކުރޭ. ސްކޭނުން ކާޑު ލިބުނުކަން ނޯޓުވެއެވެ.",
            "ހުރިހާ ކާޑެއް ބަލައިނިމުމުން Receive batch އަށް ފިއްތާ.",
            "ވެރިންނަށް އަންގަން Send ready SMS އަށް ފިއްތާ.",
          ],
        },
        {
          pairs: [
            ["ކާޑު ޕެކެޓުގައި ނެތް", "Mark as missing އަށް ފިއްތާފައި ތަފްޞީލު ލިޔޭ."],
            ["ކާޑު ހަލާކުވެފައި ނުވަތަ ނުބައި", "Dispute އަށް ފިއްތާފައި މައްސަލަ ލިޔޭ."],
            ["ކާޑު ލިސްޓުގައި ނެތް", "އެއްފަރާތްކޮށް އިތުރު ކާޑެއްގެ ގޮތުގައި ނޯޓުކުރޭ."],
            ["ކޯޑު ނުކިޔޭ", "Receive އަށް ފިއްތާފައި ފަހު 3 ޢަދަދު ޖަހާ."],
            ["ކާޑު ފަހުން ފެނިއްޖެ", "އެ ބެޗުގެ ޞަފްޙާގައި ސްކޭންކުރޭ."],
          ],
        },
        { text: "ބެޗް ފޮނުވި ސެންޓަރުން ތިޔަ ލިޔާ ތަފްޞީލު ކިޔާނެއެވެ." },
      ],
    },
  },
  {
    file: "card-one-time-codes",
    group,
    sheet: "A6",
    updated,
    en: {
      title: "One-time codes",
      about: "How a collector is verified at the counter.",
      blocks: [
        {
          steps: [
            "Choose the phone number that the registry has. Another number needs a reason.",
            "Choose Send code. The collector gets 6 digits by SMS.",
            "The collector reads the code out. Type it and choose Verify code.",
          ],
        },
        {
          pairs: [
            ["No SMS arrives", "Wait 60 seconds, then choose Resend code. 5 codes an hour."],
            ["The code is wrong", "Type it again. 5 wrong codes lock it for 15 minutes."],
            ["The code has expired", "It is valid for 10 minutes. Send a new one."],
            ["No phone at all", "Ask a supervisor, if your registry allows it."],
          ],
        },
        { heading: "Never" },
        {
          list: [
            "type a code that the collector did not read out",
            "send a code to your own phone",
            "write a code down",
          ],
        },
      ],
    },
    dv: {
      title: "އެއްފަހަރުގެ ކޯޑު",
      about: "ކާޑު ގެންދާ މީހާގެ އައިޑެންޓިޓީ ކަށަވަރުކުރާ ގޮތް.",
      blocks: [
        {
          steps: [
            "ރަޖިސްޓްރީގައިވާ ފޯނު ނަންބަރު ޚިޔާރުކުރޭ. އެހެން ނަންބަރަކަށް ސަބަބެއް ޖެހޭނެއެވެ.",
            "Send code އަށް ފިއްތާ. ކާޑު ގެންދާ މީހާއަށް 6 ޢަދަދުގެ އެސްއެމްއެސްއެއް ލިބޭނެއެވެ.",
            "އެ މީހާ ކޯޑު ކިޔުމުން ޖަހާފައި Verify code އަށް ފިއްތާ.",
          ],
        },
        {
          pairs: [
            ["އެސްއެމްއެސް ނާދޭ", "60 ސިކުންތު މަޑުކޮށްފައި Resend code އަށް ފިއްތާ."],
            ["ކޯޑު ނުބައި", "އަލުން ޖަހާ. 5 ފަހަރު ނުބައިވުމުން 15 މިނިޓަށް ބަންދުވޭ."],
            ["ކޯޑުގެ މުއްދަތު ހަމަވެއްޖެ", "ކޯޑަކީ 10 މިނިޓުގެ އެއްޗެކެވެ. އާ ކޯޑެއް ފޮނުވާ."],
            ["ފޯނެއް ނެތް", "ހުއްދަކުރާނަމަ ސުޕަވައިޒަރާ އަހާ."],
          ],
        },
        { heading: "މިކަންކަން ނުކުރޭ" },
        { list: ["އެ މީހާ ކިޔައިނުދޭ ކޯޑެއް ޖެހުން", "އަމިއްލަ ފޯނަށް ކޯޑު ފޮނުވުން", "ކޯޑު ލިޔެފައި ބެހެއްޓުން"] },
      ],
    },
  },
];
