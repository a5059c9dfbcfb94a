import type { Application, Extension } from "@id-desk/core";
import { createApplication, type FakeHandlers } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import {
  CenterApplication,
  type CenterApplicationProps,
} from "../applications/CenterApplication/CenterApplication.tsx";
import { createApplicationServer } from "./application-server.ts";
import { createTestRegistry, Stage, type TestRegistryOptions } from "./stage.tsx";

/** How a test's page of an application differs from that of a clerk who made it at the head office. */
export interface ApplicationPageOptions
  extends Pick<TestRegistryOptions, "session">,
    Pick<CenterApplicationProps, "readOnly"> {
  /** What the server can beyond the specification. */
  readonly extensions?: readonly Extension[];
  readonly handlers?: FakeHandlers;
}

/** Opens the page of an application whose server answers from memory. */
export async function openApplication(
  change: Partial<Application> = {},
  { extensions, handlers = {}, session, readOnly }: ApplicationPageOptions = {},
) {
  const server = createApplicationServer(createApplication(change), extensions);
  const stage = createTestRegistry({
    ...(session && { session }),
    handlers: { ...server.handlers, ...handlers },
  });
  render(
    <Stage stage={stage}>
      <CenterApplication applicationId={41} readOnly={readOnly} />
    </Stage>,
  );
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  return { server, stage, calls: stage.server };
}

/** A section of the page, by its heading. */
export function section(name: string) {
  return within(screen.getByRole("region", { name }));
}
