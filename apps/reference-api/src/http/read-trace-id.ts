/** Version, trace, parent and flags, as W3C Trace Context has them. Only versions after 00 may have more behind them. */
const traceparent = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;

/** Reads the trace id from the header `traceparent`: 32 hexadecimal digits; nothing where the header is not valid. */
export function readTraceId(header: string | undefined): string | undefined {
  const [, version, trace = "", parent = "", more] = traceparent.exec(header ?? "") ?? [];
  const isValid = /[^0]/.test(trace) && /[^0]/.test(parent) && (version !== "00" || more === undefined);
  return isValid ? trace : undefined;
}
