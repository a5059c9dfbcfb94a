import { exampleAnswers, refuse } from "@id-desk/core/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { newIssuanceManifest } from "../NewIssuance/NewIssuance.manifest.ts";
import { DocumentUpload } from "./DocumentUpload.tsx";

test("Files of several fields travel no more at once than the registry wants [LOOK-06]", async () => {
  const answers: (() => void)[] = [];
  const stage = createTestRegistry({
    handlers: {
      async addIssuanceDocument() {
        await new Promise<void>((answer) => answers.push(answer));
        return exampleAnswers.addIssuanceDocument?.() ?? refuse("There is no example.", { code: "server" });
      },
    },
  });
  const field = {
    cardId: 1,
    uploads: { parallel: 1 },
    takesChunks: false,
    onChange: () => undefined,
  } as const;
  render(
    <Stage stage={stage}>
      <ScreenFrame manifest={newIssuanceManifest} props={{}}>
        <DocumentUpload {...field} label="Letter" type="authorisation_letter" value={undefined} />
        <DocumentUpload {...field} label="Order" type="court_order" value={undefined} />
      </ScreenFrame>
    </Stage>,
  );
  for (const [place, input] of [...document.querySelectorAll<HTMLElement>("input[type=file]")].entries()) {
    const name = `${place}.pdf`;
    await userEvent.upload(input, new File(["%PDF-1.4"], name, { type: "application/pdf" }));
    await screen.findAllByText(name);
  }
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(stage.server.callsOf("addIssuanceDocument")).toHaveLength(1);
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
});
