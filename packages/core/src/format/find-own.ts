/** What stands under a word in a list of words; nothing for one that an object has by itself, as `constructor`. */
export function findOwn<Value>(list: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(list, word) ? list[word] : undefined;
}
