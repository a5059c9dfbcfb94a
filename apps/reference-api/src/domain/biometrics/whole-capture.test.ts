import { describe, expect, test } from "vitest";
import { defaultSettings } from "../registry-settings.ts";
import { type CaptureItem, fingerItem, nameItem, photoItem, signatureItem } from "./capture-items.ts";
import { describeCapture, type TakenItem } from "./whole-capture.ts";

const asked = defaultSettings.shown.biometrics;
const fingers = asked.fingers.map(({ hand, finger }) => fingerItem(hand, finger));

const taken = (item: CaptureItem, more: Partial<TakenItem> = {}): TakenItem => ({
  ...item,
  source: "captured",
  checks: [],
  signedBy: null,
  ...more,
});
const all = [photoItem, ...fingers, signatureItem].map((item) => taken(item));
const without = (...names: string[]) => all.filter((item) => !names.includes(nameItem(item)));
const adult = { exceptions: [], age: 30 };

describe("a capture", () => {
  test("is whole when every item that the registry asks for is there", () => {
    expect(describeCapture({ parts: all, ...adult }, asked)).toEqual({
      missing: {},
      needsSupervisor: false,
      biometrics: { photo: "captured", fingerprints: "captured", signature: "captured" },
    });
  });

  test("names each item that is missing, with a sentence", () => {
    const { missing } = describeCapture(
      { parts: without("photo", "right_ring", "signature"), ...adult },
      asked,
    );
    expect(missing).toEqual({
      photo: ["Photograph is missing."],
      right_ring: ["Right ring finger is missing."],
      signature: ["Signature is missing."],
    });
  });

  test("asks for no finger that is optional", () => {
    const optional = asked.fingers.map((each) => ({ ...each, required: each.finger === "thumb" }));
    const parts = all.filter(({ finger }) => finger === null || finger === "thumb");
    expect(describeCapture({ parts, ...adult }, { ...asked, fingers: optional }).missing).toEqual({});
    const free = asked.fingers.map((each) => ({ ...each, required: false }));
    expect(
      describeCapture({ parts: without(...fingers.map(nameItem)), ...adult }, { ...asked, fingers: free }),
    ).toMatchObject({ missing: {}, needsSupervisor: false, biometrics: { fingerprints: "excepted" } });
  });

  test("counts an exception in place of its finger, and needs a supervisor when all are excepted", () => {
    const one = describeCapture(
      { parts: without("left_ring"), exceptions: [fingerItem("left", "ring")], age: 30 },
      asked,
    );
    expect([one.missing, one.needsSupervisor, one.biometrics.fingerprints]).toEqual([{}, false, "captured"]);

    const none = { parts: without(...fingers.map(nameItem)), exceptions: fingers, age: 30 };
    expect(describeCapture(none, asked)).toMatchObject({
      missing: {},
      needsSupervisor: true,
      biometrics: { fingerprints: "excepted" },
    });
    expect(describeCapture(none, { ...asked, supervisor_for: ["photo_failed"] }).needsSupervisor).toBe(false);
  });

  test.each([
    ["failed", true],
    ["not_checked", false],
    ["passed", false],
  ] as const)("with a photograph whose check is %s needs a supervisor: %s", (result, needsSupervisor) => {
    const checks = [{ code: "sharpness", result }];
    const parts = [...without("photo"), taken(photoItem, { checks })];
    expect(describeCapture({ parts, ...adult }, asked).needsSupervisor).toBe(needsSupervisor);
  });

  test("is reused where every part of a kind is from before", () => {
    const parts = all.map((part) => ({
      ...part,
      source:
        nameItem(part) === "right_thumb" || part.kind === "photo"
          ? ("captured" as const)
          : ("reused" as const),
    }));
    expect(describeCapture({ parts, ...adult }, asked).biometrics).toEqual({
      photo: "captured",
      fingerprints: "captured",
      signature: "reused",
    });
  });

  test("of a young child is a photograph, and the guardian's signature", () => {
    const guardians = taken(signatureItem, { signedBy: "guardian" });
    const child = { exceptions: [], age: 9 };
    expect(describeCapture({ parts: [taken(photoItem), guardians], ...child }, asked)).toEqual({
      missing: {},
      needsSupervisor: false,
      biometrics: { photo: "captured", fingerprints: "excepted", signature: "captured" },
    });
    const own = taken(signatureItem, { signedBy: "applicant" });
    expect(describeCapture({ parts: [taken(photoItem), own], ...child }, asked).missing).toEqual({
      signature: ["The guardian has to sign."],
    });
    expect(describeCapture({ parts: [], ...child }, asked).missing).toEqual({
      photo: ["Photograph is missing."],
      signature: ["The guardian's signature is missing."],
    });
    expect(
      describeCapture({ parts: [taken(photoItem), guardians], exceptions: [], age: 10 }, asked).missing,
    ).toMatchObject({ right_thumb: ["Right thumb is missing."], signature: ["The applicant has to sign."] });
  });

  test("has a signature that cannot be given as excepted, with a thumb as the mark", () => {
    const { missing, biometrics } = describeCapture(
      { parts: without("signature"), exceptions: [signatureItem], age: 30 },
      asked,
    );
    expect([missing, biometrics.signature]).toEqual([{}, "excepted"]);

    const free = { ...asked, fingers: asked.fingers.map((each) => ({ ...each, required: false })) };
    const unmarked = without("signature", "right_thumb", "left_thumb");
    const [right, left] = [fingerItem("right", "thumb"), fingerItem("left", "thumb")];
    const missingWith = (...exceptions: CaptureItem[]) =>
      describeCapture({ parts: unmarked, exceptions: [signatureItem, ...exceptions], age: 30 }, free).missing;
    expect(missingWith(right)).toEqual({
      signature: [
        "The applicant cannot sign. Take a thumb print as the mark, or record why no thumb can be taken.",
      ],
    });
    expect(missingWith(right, left)).toEqual({});
  });

  test("of a child whose guardian cannot sign needs no mark", () => {
    const child = { parts: [taken(photoItem)], exceptions: [signatureItem], age: 9 };
    expect(describeCapture(child, asked)).toMatchObject({
      missing: {},
      biometrics: { signature: "excepted" },
    });
  });
});
