import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useState } from "react";
import { CameraScanner } from "./CameraScanner.tsx";

/** A camera that films a striped wall, or one that fails. */
function useStagedCamera(failure: string | undefined): boolean {
  const [isStaged, setStaged] = useState(false);
  useLayoutEffect(() => {
    const { mediaDevices } = navigator;
    const own = Object.getOwnPropertyDescriptor(mediaDevices, "getUserMedia");
    Object.defineProperty(mediaDevices, "getUserMedia", {
      configurable: true,
      value: async () => {
        if (failure) throw new DOMException("", failure);
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [640, 360];
        const context = canvas.getContext("2d");
        context?.fillRect(0, 0, 640, 360);
        for (let bar = 0; context && bar < 40; bar += 1) {
          context.fillStyle = bar % 3 === 0 ? "#fff" : "#888";
          context.fillRect(120 + bar * 10, 120, 2 + ((bar * 7) % 6), 120);
        }
        return canvas.captureStream(5);
      },
    });
    setStaged(true);
    return () => {
      if (own) Object.defineProperty(mediaDevices, "getUserMedia", own);
      else Reflect.deleteProperty(mediaDevices, "getUserMedia");
    };
  }, [failure]);
  return isStaged;
}

function Staged({ failure }: { failure?: string }) {
  const isStaged = useStagedCamera(failure);
  if (!isStaged) return <p>Staging…</p>;
  return (
    <CameraScanner
      words={{
        label: "Camera",
        hint: "Hold the code in the frame.",
        starting: "Starting the camera…",
        choose: "Camera to use",
        troubles: {
          forbidden: "The camera is not allowed. Allow it in the browser's address bar.",
          missing: "No camera was found. Connect one.",
          busy: "The camera cannot be used. Close the program that uses it.",
          lost: "The camera was disconnected. Connect it again.",
          unreadable: "Codes cannot be read with the camera now.",
        },
        tryAgain: "Try again",
      }}
      openReader={async () => async () => []}
      onCode={() => undefined}
    />
  );
}

const meta = { title: "UI/CameraScanner", component: Staged } satisfies Meta<typeof Staged>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Showing: Story = {};
export const Forbidden: Story = { args: { failure: "NotAllowedError" } };
export const NoCamera: Story = { args: { failure: "NotFoundError" } };
