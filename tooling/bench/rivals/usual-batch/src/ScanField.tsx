import TextField from "@mui/material/TextField";
import { type KeyboardEvent, useState } from "react";

/** What is typed is a state of its own, so that a key draws the field and not the page. */
export function ScanField({ onScan }: { readonly onScan: (serialNumber: string) => void }) {
  const [text, setText] = useState("");

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const serialNumber = text.trim();
    setText("");
    if (serialNumber) onScan(serialNumber);
  }
  return (
    <TextField
      label="Scan a card"
      autoFocus
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={handleKey}
    />
  );
}
