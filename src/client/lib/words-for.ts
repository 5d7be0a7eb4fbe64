/** How people read a name or phrase of the server's: its words in `words`, or itself where they are missing. */
export function wordsFor(words: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(words, name) ? (words[name] ?? name) : name
}
