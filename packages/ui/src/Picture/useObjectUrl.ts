import { useEffect, useState } from "react";

/** An address for a file as long as it is shown; nobody can open it afterwards. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(created);
    };
  }, [file]);
  return url;
}
