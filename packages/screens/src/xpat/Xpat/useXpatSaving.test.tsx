import type { InteractionData } from "@id-desk/core/xpat";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { createXpatServer } from "../../testing/xpat/xpat-server.ts";
import { useXpatSaving } from "./useXpatSaving.ts";
import { xpatManifest } from "./Xpat.manifest.ts";
import { blankInteraction } from "./xpat-values.ts";

const data: InteractionData = {
  individual_id: 31,
  checks: { image: true, name: true, passport_number: true, country: true },
  island_id: 52,
  passport_seen: "seen",
  outcome: "verified",
};

test("Nothing of a person who was saved is kept once staff go on to the next one [DOM-07]", async () => {
  const stage = createTestRegistry({ handlers: createXpatServer().handlers });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Stage stage={stage}>
      <ScreenFrame manifest={xpatManifest} props={{}}>
        {children}
      </ScreenFrame>
    </Stage>
  );
  const { result } = renderHook(() => useXpatSaving({ round: 1, onRefused: () => undefined }), { wrapper });
  await act(() => result.current.save(data, undefined, { ...blankInteraction, notes: "Lent out." }));
  expect(result.current.done?.interaction).toBeDefined();
  expect(result.current.sent?.notes).toBe("Lent out.");
  act(() => result.current.clear());
  expect(result.current.done).toBeUndefined();
  expect(result.current.sent).toBeUndefined();
});
