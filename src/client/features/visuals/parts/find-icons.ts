import type { Icon } from '#shared/scene/icon-layer'

export interface TaggedIcon extends Icon {
  /** Words by which it is found besides its name, in English. */
  readonly tags: readonly string[]
}

/** Those that have every word of the search in their name or among their tags: the nearest first. */
export function findIcons(icons: readonly TaggedIcon[], search: string): TaggedIcon[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return icons
    .map((icon) => ({ icon, distance: distanceOf(icon, wanted) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .map(({ icon }) => icon)
}

function distanceOf({ name, tags }: TaggedIcon, wanted: readonly string[]): number {
  const lower = name.toLowerCase()
  const words = lower.split(' ')
  return wanted.reduce((sum, word) => sum + distanceOfWord(word, lower, words, tags), 0)
}

function distanceOfWord(word: string, name: string, words: readonly string[], tags: readonly string[]): number {
  if (name === word) return 0
  if (words.includes(word)) return 1
  if (words.some((each) => each.startsWith(word))) return 2
  if (tags.includes(word)) return 3
  if (name.includes(word)) return 4
  return tags.some((tag) => tag.includes(word)) ? 5 : Infinity
}
