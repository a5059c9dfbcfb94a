import { mark } from "./texts.ts";

/** Fields of answers that tell of a person, or that open something. */
const personal =
  /^(name|name_en|name_dv|fullname|id_number|serial_number|found_serial_number|phone|passport_no|date_of_birth|address\w*|_csrf|otp_token|file_path|collector_contact|found_on|body)$/;

/** Listens to what a server writes, and collects what it may not write. */
export interface LogWatch {
  hear(text: string): void;
  /** What it wrote until now is what a demonstration tells at its start. */
  begin(): void;
  /** Collects the names, numbers and secrets of an answer. */
  collect(body: unknown): void;
  addSecret(text: string): void;
  /** How many lines there were, how many values were looked for, and what is wrong. */
  judge(): { lines: number; secrets: number; wrong: string[] };
}

/** Words of the contract that also are values: a route's template has them. */
const isTooCommon = (text: string) => text.length < 5 || /^[a-z_]+$/.test(text);

/** Opens a watch over a server's log. */
export function openLogWatch(): LogWatch {
  const secrets = new Set<string>();
  let written = "";
  const add = (text: string) => {
    if (!isTooCommon(text)) secrets.add(text);
  };
  const collect = (body: unknown, name = ""): void => {
    if (typeof body === "string") {
      if (personal.test(name)) add(body);
    } else if (typeof body === "object" && body !== null) {
      for (const [key, value] of Object.entries(body)) collect(value, Array.isArray(body) ? name : key);
    }
  };
  return {
    hear(text) {
      written += text;
    },
    begin() {
      written = "";
    },
    collect: (body) => collect(body),
    addSecret: add,
    judge() {
      // What it says when it is told to end.
      const lines = written.split("\n").filter((line) => line !== "" && line !== "Stopped.");
      const shape =
        /^\{"at":"[\d:.TZ-]+","method":"[A-Z-]+","route":"(\*|\/metrics|\/api[\w/{}-]*)","status":[1-5]\d\d,"ms":\d+(,"code":"[a-z_]+")?(,"trace":"[0-9a-f]{32}")?\}$/;
      const wrong = lines.filter((line) => !shape.test(line)).map((line) => `line ${line.slice(0, 300)}`);
      for (const secret of [...secrets, mark])
        if (written.includes(secret)) wrong.push(`the log holds ${secret}`);
      return { lines: lines.length, secrets: secrets.size, wrong };
    },
  };
}
