import { RegistryError } from "@id-desk/core";
import { Button, Form, TextField } from "@id-desk/ui";
import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { type FormOptions, useForm } from "./use-form.ts";

interface Seal {
  readonly seal_no: string;
  readonly notes: string;
}

type Refusals = Readonly<Record<string, readonly string[]>>;

/** A form whose registry refuses with what it is given, once for each time that it is sent. */
function SealForm({
  refusals = [],
  ...options
}: Omit<Partial<FormOptions<Seal>>, "error" | "check"> & { readonly refusals?: readonly Refusals[] }) {
  const [error, setError] = useState<RegistryError>();
  const [sent, setSent] = useState<readonly Seal[]>([]);
  const form = useForm<Seal>({
    start: { seal_no: "", notes: "" },
    check: ({ seal_no, notes }) => ({
      seal_no: !seal_no && "A seal is required.",
      notes: notes.length > 3 && "These notes are too long.",
    }),
    error,
    ...options,
  });
  function submit(): void {
    if (!form.validate()) return;
    const fields = refusals[sent.length];
    setSent([...sent, form.values]);
    setError(
      fields && new RegistryError({ code: "validation", message: "Not taken.", fields: copyOf(fields) }),
    );
  }
  return (
    <Form onSubmit={submit} problems={form.problems}>
      <TextField label="Seal" {...form.field("seal_no")} />
      <TextField label="Notes" {...form.field("notes")} />
      <Button type="submit">Send</Button>
      <Button onPress={() => form.restart({ seal_no: "S-1", notes: "" })}>Again</Button>
      <output aria-label="sent">{JSON.stringify(sent)}</output>
      <output aria-label="typed">{JSON.stringify(form.typed)}</output>
      <output aria-label="names">{form.ownNames.join(" ")}</output>
    </Form>
  );
}

const copyOf = (fields: Refusals) =>
  Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, [...texts]]));
const seal = () => screen.getByRole("textbox", { name: "Seal" });
const notes = () => screen.getByRole("textbox", { name: "Notes" });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));
const read = (name: string) => screen.getByLabelText(name).textContent;
/** What a field says to ears; its error comes first. */
const errorOf = (field: HTMLElement) =>
  field.getAttribute("aria-invalid") === "true"
    ? document.getElementById(field.getAttribute("aria-describedby")?.split(" ")[0] ?? "")?.textContent
    : undefined;

describe("A field", () => {
  test("says what is wrong once it is left with something in it, and no longer when it is right", async () => {
    render(<SealForm />);
    await userEvent.click(seal());
    await userEvent.click(notes());
    await userEvent.keyboard("long");
    expect([errorOf(seal()), errorOf(notes())]).toEqual([undefined, undefined]);
    await userEvent.tab();
    expect([errorOf(seal()), errorOf(notes())]).toEqual([undefined, "These notes are too long."]);
    await userEvent.fill(notes(), "lon");
    expect(errorOf(notes())).toBeUndefined();
    await userEvent.fill(notes(), "longer");
    expect(errorOf(notes())).toBe("These notes are too long.");
  });

  test("that is empty says so when a try is made; nothing is sent and the first wrong one has the focus", async () => {
    render(<SealForm />);
    await userEvent.fill(notes(), "long");
    await userEvent.keyboard("{Enter}");
    expect([errorOf(seal()), errorOf(notes())]).toEqual(["A seal is required.", "These notes are too long."]);
    expect(document.activeElement).toBe(seal());
    expect(read("sent")).toBe("[]");
  });

  test("says what the registry said of it until it has another value, and again with the same one", async () => {
    render(<SealForm refusals={[{ seal_no: ["This seal is in use."] }]} />);
    await userEvent.fill(seal(), "S-1");
    await send();
    expect(errorOf(seal())).toBe("This seal is in use.");
    await userEvent.fill(notes(), "abc");
    expect(errorOf(seal())).toBe("This seal is in use.");
    await userEvent.fill(seal(), "S-2");
    expect(errorOf(seal())).toBeUndefined();
    await userEvent.fill(seal(), "S-1");
    expect(errorOf(seal())).toBe("This seal is in use.");
  });

  test("is not told of a refusal of another value when a later try is not sent", async () => {
    render(<SealForm refusals={[{ seal_no: ["This seal is in use."] }]} />);
    await userEvent.fill(seal(), "S-1");
    await send();
    await userEvent.fill(seal(), "S-2");
    await userEvent.fill(notes(), "long");
    await userEvent.keyboard("{Enter}");
    expect([errorOf(seal()), errorOf(notes())]).toEqual([undefined, "These notes are too long."]);
  });

  test("takes a refusal under another name, where it has one there", async () => {
    render(
      <SealForm refusals={[{ packet_seal: ["No such seal."] }]} namesOf={{ seal_no: ["packet_seal"] }} />,
    );
    await userEvent.fill(seal(), "S-1");
    await send();
    expect(errorOf(seal())).toBe("No such seal.");
    expect(read("names")).toBe("packet_seal notes");
  });

  test("that is not asked for is neither checked nor refused", async () => {
    render(<SealForm asked={["notes"]} refusals={[{ seal_no: ["This seal is in use."] }]} />);
    await send();
    expect(read("sent")).toBe('[{"seal_no":"","notes":""}]');
    expect(read("names")).toBe("notes");
    // Its words stand above the form, as of what no field can show.
    expect(screen.getAllByText("This seal is in use.")).toHaveLength(1);
  });
});

describe("A form", () => {
  test("lists what a try found wrong until that is changed, with the refusal of the whole", async () => {
    render(<SealForm refusals={[{}, { seal_no: ["This seal is in use."] }]} />);
    const listed = () => screen.queryAllByRole("link").map((link) => link.textContent);
    await userEvent.fill(notes(), "long");
    await userEvent.tab();
    expect(listed()).toEqual([]);
    await send();
    expect(listed()).toEqual(["A seal is required.", "These notes are too long."]);
    await userEvent.fill(notes(), "");
    await userEvent.fill(seal(), "S-1");
    expect(listed()).toEqual([]);
    await send();
    expect(screen.getByText("Not taken.")).toBeTruthy();
    await userEvent.fill(notes(), "abc");
    expect(screen.queryByText("Not taken.")).toBeNull();
    await send();
    expect(listed()).toEqual(["This seal is in use."]);
  });

  test("has nothing to keep until something is typed, and then all its texts but those that nobody misses", async () => {
    const { unmount } = render(<SealForm />);
    await userEvent.fill(seal(), "  ");
    expect(read("typed")).toBe("");
    await userEvent.fill(seal(), " S-1");
    expect(read("typed")).toBe('{"seal_no":" S-1","notes":""}');
    unmount();
    render(<SealForm unkept={["seal_no"]} />);
    await userEvent.fill(seal(), "S-1");
    expect(read("typed")).toBe("");
    await userEvent.fill(notes(), "abc");
    expect(read("typed")).toBe('{"notes":"abc"}');
  });

  test("begins with what was typed before the session ended, and takes nothing else from what was kept", async () => {
    render(<SealForm typedBefore={{ action: "dispatchBatch", notes: "abc" }} />);
    expect(notes()).toHaveProperty("value", "abc");
    expect(read("typed")).toBe('{"seal_no":"","notes":"abc"}');
    await userEvent.fill(seal(), "S-1");
    await send();
    expect(read("sent")).toBe('[{"seal_no":"S-1","notes":"abc"}]');
  });

  test("that begins again has nothing checked, nothing refused and nothing typed", async () => {
    render(<SealForm refusals={[{ seal_no: ["This seal is in use."] }]} />);
    await userEvent.fill(seal(), "S-1");
    await send();
    await userEvent.click(screen.getByRole("button", { name: "Again" }));
    expect(seal()).toHaveProperty("value", "S-1");
    expect(errorOf(seal())).toBeUndefined();
    expect(read("typed")).toBe("");
  });
});
