/** The words for a name or phrase of the server; the name itself where `words` has none. */
export function wordsFor(words: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(words, name) ? (words[name] ?? name) : name
}
