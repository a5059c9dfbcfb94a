import { type ErrorWords, errorCatalogue } from "@id-desk/core";
import type { RegistryOptions } from "../registry/create-registry.ts";
import { createTranslate } from "./copy.ts";
import { errorWordsCopy } from "./error-words.copy.ts";

/** The words of failures in the registry's language; a host's `errorWords` come before every catalogue. */
export function readErrorWords({
  locale = "en",
  messages,
  catalogues,
  errorWords,
}: Pick<RegistryOptions, "locale" | "messages" | "catalogues" | "errorWords">): Partial<ErrorWords> {
  const t = createTranslate(errorWordsCopy, locale, [messages, catalogues]);
  return {
    badRequest: t("badRequest"),
    unauthenticated: t("unauthenticated"),
    server: t("server"),
    apiVersion: t("apiVersion"),
    ...errorWords,
    phrases: [
      ...(errorWords?.phrases ?? []),
      ...errorCatalogue.map((entry) => ({ ...entry, text: t(entry.reason) })),
    ],
  };
}
