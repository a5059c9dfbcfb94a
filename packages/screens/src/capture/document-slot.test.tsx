import { exampleAnswers, refuse } from "@id-desk/core/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { newIssuanceManifest } from "../issuance/NewIssuance/NewIssuance.manifest.ts";
import { ScreenFrame } from "../runtime/frame/ScreenFrame.tsx";
import { createTestRegistry, Stage } from "../testing/stage.tsx";
import { DocumentSlot } from "./DocumentSlot.tsx";
import { type GivenDocument, useDocumentSending, useUploads } from "./useUploads.ts";

type Given = Readonly<Record<string, GivenDocument | undefined>>;

/** A form with a letter and an order. `keeps`: it holds the files until it is saved. */
function DocumentsForm({ keeps = false, onGiven }: { keeps?: boolean; onGiven?: (given: Given) => void }) {
  const [given, setGiven] = useState<Given>({});
  const settings = { parallel: 1 };
  const send = useDocumentSending({
    action: "addIssuanceDocument",
    fieldsOf: (type) => ({ type, card_id: 1 }),
    readPath: (answer) => answer.file_path,
    settings,
    takesChunks: false,
  });
  const uploads = useUploads({
    settings,
    ...(!keeps && { send }),
    onChange: (slot, document) => setGiven((before) => ({ ...before, [slot]: document })),
  });
  onGiven?.(given);
  return ["letter", "order"].map((slot) => (
    <DocumentSlot key={slot} label={slot} slot={slot} uploads={uploads} value={given[slot]} />
  ));
}

const createPdf = (name: string) => new File(["%PDF-1.4"], name, { type: "application/pdf" });

function show(form: ReactNode) {
  const answers: (() => void)[] = [];
  const stage = createTestRegistry({
    handlers: {
      async addIssuanceDocument() {
        await new Promise<void>((answer) => answers.push(answer));
        return exampleAnswers.addIssuanceDocument?.() ?? refuse("There is no example.", { code: "server" });
      },
    },
  });
  render(
    <Stage stage={stage}>
      <ScreenFrame manifest={newIssuanceManifest} props={{}}>
        {form}
      </ScreenFrame>
    </Stage>,
  );
  return { answers, calls: () => stage.server.callsOf("addIssuanceDocument") };
}

async function giveAll(): Promise<void> {
  for (const [place, input] of [...document.querySelectorAll<HTMLElement>("input[type=file]")].entries()) {
    await userEvent.upload(input, createPdf(`${place}.pdf`));
    await screen.findAllByText(`${place}.pdf`);
  }
}

test("Files of several slots and forms travel no more at once than the registry wants, each for its slot [LOOK-06]", async () => {
  const { answers, calls } = show([<DocumentsForm key="one" />, <DocumentsForm key="other" />]);
  await giveAll();
  for (const count of [1, 2, 3, 4]) {
    await waitFor(() => expect(answers).toHaveLength(count));
    expect(calls()).toHaveLength(count);
    answers[count - 1]?.();
  }
  const types = calls().map(({ body }) => (body as unknown as FormData).get("type"));
  expect(types).toEqual(["letter", "order", "letter", "order"]);
});

test("A form that sends all at once holds its files in the page until it is saved", async () => {
  let given: Given = {};
  const { calls } = show(
    <DocumentsForm
      keeps
      onGiven={(now) => {
        given = now;
      }}
    />,
  );
  await giveAll();
  await waitFor(() => expect(given.letter?.file?.name).toBe("0.pdf"));
  await waitFor(() => expect(given.order?.file?.name).toBe("1.pdf"));
  expect(calls()).toHaveLength(0);
  const [remove] = screen.getAllByRole("button", { name: /^Remove/ });
  await userEvent.click(remove as HTMLElement);
  await waitFor(() => expect(given.letter).toBeUndefined());
  expect(given.order?.file?.name).toBe("1.pdf");
});
