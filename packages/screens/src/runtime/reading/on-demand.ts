import { RegistryError } from "@id-desk/core";
import { type ComponentType, useEffect, useReducer } from "react";
import { useLanguage, useRegistry } from "../registry/registry-context.ts";
import { useLatest } from "../registry/use-latest.ts";
import { readErrorWords } from "../words/read-error-words.ts";

/** A part of a page that is loaded apart from it. */
export interface PartOnDemand<Props> {
  /** The part, once it has been loaded. */
  readonly read: () => ComponentType<Props> | undefined;
  /** Loads it, anew where an earlier try has failed. */
  readonly load: () => Promise<void>;
}

/**
 * Makes a part of a page that is loaded on demand, once for all pages that show it. React's own `lazy` throws into the
 * page what could not be loaded, and never asks for it again.
 *
 * @param name under which the loaded file exports it.
 */
export function createPartOnDemand<File extends object, Name extends keyof File>(
  load: () => Promise<File>,
  name: Name,
): PartOnDemand<PropsOf<File[Name]>> {
  type Part = ComponentType<PropsOf<File[Name]>>;
  let part: Part | undefined;
  return {
    read: () => part,
    async load() {
      // Of what is no component there are no properties to be given.
      part ??= (await load())[name] as Part;
    },
  };
}

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** Gives a part of the page once it is there: soon after the page stands, else when it is wanted. */
export function useOnDemand<Props>(
  part: PartOnDemand<Props>,
  {
    isWanted,
    warmsUp = true,
    onUnavailable,
  }: {
    readonly isWanted: boolean;
    /** Loads it soon after the page is drawn. Turn it off where the page may never show the part. */
    readonly warmsUp?: boolean;
    /** The part could not be loaded and staff were told: it is wanted no longer, so that the next press tries again. */
    readonly onUnavailable: () => void;
  },
): ComponentType<Props> | undefined {
  const registry = useRegistry();
  const locale = useLanguage();
  const fail = useLatest((cause: unknown) => {
    // For staff it is the same as where a server does not answer.
    const { server: message = "" } = readErrorWords({ ...registry.options, locale });
    const error = new RegistryError({ code: "network", message, cause });
    registry.notify({ tone: "error", message, error });
    onUnavailable();
  });
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useWarmUp(part.load, warmsUp);
  useEffect(() => {
    if (!isWanted || part.read()) return;
    let isGone = false;
    part.load().then(
      () => !isGone && draw(),
      (cause: unknown) => !isGone && fail.current(cause),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, part, fail]);
  return part.read();
}

/**
 * Loads what a press will open once the page stands: a press must not wait for it, and a network that fails
 * later must not take it away. Give functions that stay the same.
 */
export function useWarmUp(load: () => Promise<unknown>, isOn = true): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => {
      // The press tries again, and fails in sight.
      load().catch(() => undefined);
    }, 500);
    return () => clearTimeout(timer);
  }, [load, isOn]);
}
