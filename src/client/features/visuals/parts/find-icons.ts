import type { Icon } from '#shared/scene/icon-layer'

export interface TaggedIcon extends Icon {
  /** English search words in addition to its name. */
  readonly tags: readonly string[]
}

/** English words, separated by spaces, by words of another language. */
export type IconWords = Readonly<Record<string, string>>

/**
 * Icons whose name or tags contain every word of the search, the closest match first.
 * @param translations for a search in another language, whose words are searched together with their English
 * translations
 */
export function findIcons(icons: readonly TaggedIcon[], search: string, translations: IconWords = {}): TaggedIcon[] {
  const wanted = search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word, ...translated(word, translations)])
  return icons
    .map((icon) => ({ icon, distance: distanceOf(icon, wanted) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .map(({ icon }) => icon)
}

const minLetters = 3

/** Matches prefixes, so that icons are found while typing. */
function translated(word: string, translations: IconWords): string[] {
  const exact = translations[word]
  const begun = word.length < minLetters ? [] : Object.keys(translations).filter((each) => each.startsWith(word))
  const found = exact === undefined ? begun.map((each) => translations[each] ?? '') : [exact]
  return [...new Set(found.flatMap((each) => each.split(' ')))]
}

/** @param wanted for each word of the search its possible translations */
function distanceOf({ name, tags }: TaggedIcon, wanted: readonly (readonly string[])[]): number {
  const lower = name.toLowerCase()
  const words = lower.split(' ')
  const nearest = (names: readonly string[]) =>
    Math.min(...names.map((each) => distanceOfWord(each, lower, words, tags)))
  return wanted.reduce((sum, names) => sum + nearest(names), 0)
}

function distanceOfWord(word: string, name: string, words: readonly string[], tags: readonly string[]): number {
  if (name === word) return 0
  if (words.includes(word)) return 1
  if (words.some((each) => each.startsWith(word))) return 2
  if (tags.includes(word)) return 3
  if (name.includes(word)) return 4
  return tags.some((tag) => tag.includes(word)) ? 5 : Infinity
}
