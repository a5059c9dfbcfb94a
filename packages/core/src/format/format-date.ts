import { type DateOptions, readRegistryMoment } from "./registry-time.ts";

/** What the wire brings where a date may be missing. */
export type DateText = string | null | undefined;

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Writes a day as staff read it: "Nov 19, 2026". A day stays the day it is; a moment is written as the day
 * on the registry's clock. Nothing, and a text that is no date, is "".
 * @see Spec 9, "Dates shown in the en-US locale"
 */
export function formatDate(text: DateText, options: DateOptions = {}): string {
  if (!text) return "";
  if (dayOnly.test(text)) return writeDay(text, options.locale);
  const moment = readRegistryMoment(new Date(text), options.timeZone);
  return moment ? writeDay(moment.day, options.locale) : "";
}

/**
 * Writes a moment as staff read it, on the registry's clock and in 24 hours: "Nov 19, 2026, 14:05". A day
 * without a time is written without one.
 * @see Spec 9, "date with time in 24-hour format"
 */
export function formatDateTime(text: DateText, options: DateOptions = {}): string {
  if (!text) return "";
  if (dayOnly.test(text)) return writeDay(text, options.locale);
  const moment = readRegistryMoment(new Date(text), options.timeZone);
  return moment ? `${writeDay(moment.day, options.locale)}, ${moment.time}` : "";
}

/** Writes the time of day of a moment on the registry's clock: "14:05". */
export function formatTime(text: DateText, options: DateOptions = {}): string {
  if (!text || dayOnly.test(text)) return "";
  return readRegistryMoment(new Date(text), options.timeZone)?.time ?? "";
}

const writers = new Map<string, Intl.DateTimeFormat>();

function writeDay(day: string, locale = "en-US"): string {
  let writer = writers.get(locale);
  if (!writer) {
    // The month has its name: 03/11/1968 is read as two different days.
    writer = new Intl.DateTimeFormat(locale, { timeZone: "UTC", dateStyle: "medium" });
    writers.set(locale, writer);
  }
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? "" : writer.format(date);
}
