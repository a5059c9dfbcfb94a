import { useContext, useEffect } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";

/**
 * Lets React's development build look into the list. It reads every property of what it compares, and a
 * section's node throws when `childNodes` is read, which stops the field in the middle of typing
 * (adobe/react-spectrum#9405).
 */
export function ReadableNodes(): null {
  const collection = useContext(ComboBoxStateContext)?.collection;
  useEffect(() => {
    const [node] = collection ?? [];
    for (let owner: object | null = node ?? null; owner; owner = Object.getPrototypeOf(owner)) {
      const property = Object.getOwnPropertyDescriptor(owner, "childNodes");
      if (property?.get) Object.defineProperty(owner, "childNodes", { ...property, get: () => [] });
    }
  }, [collection]);
  return null;
}
