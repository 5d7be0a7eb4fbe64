/** The words of a text in small letters without accents. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Whether two texts of one language have most of their words in common. */
export function isSimilar(one: string, other: string): boolean {
  const [first, second] = [new Set(wordsOf(one)), new Set(wordsOf(other))]
  return 2 * countShared(first, second) > Math.min(first.size, second.size) + 1
}

/** Letters by which a word is the same in two languages: inflation, Inflation; digit, digital. */
const stemLength = 5

/** How many words of one text are in one of another language too: names, numbers, and words that both have. */
export function sharedWords(one: string, other: string): number {
  return countShared(stemsOf(one), stemsOf(other))
}

function stemsOf(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap((word) => stemOf(word) ?? []))
}

function stemOf(word: string): string | null {
  if (/^\d+$/u.test(word)) return word
  return word.length >= stemLength ? word.slice(0, stemLength) : null
}

function countShared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((each) => other.has(each)).length
}
