import { Button } from "@id-desk/ui";
import { type ReactNode, useState } from "react";

/** What the fields behind a button take. */
export interface MoreFieldsProps {
  /** The button's words. */
  readonly label: string;
  /** One of the fields has something to say or to show, so they cannot be hidden. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** Keeps the optional fields of a dialog behind a button, so that the dialog asks first for what it needs. */
export function MoreFields({ label, isNeeded, children }: MoreFieldsProps) {
  const [isOpen, setOpen] = useState(isNeeded);
  // What has come to be shown stays: fields must not go away from under who puts them right.
  if (isNeeded && !isOpen) setOpen(true);
  return (
    <>
      <div>
        <Button size="sm" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {label}
        </Button>
      </div>
      {isOpen && children}
    </>
  );
}
