import { wordsOf } from './words.ts'

/** Words in a row that are compared; two texts on one subject seldom share three. */
const shingleWords = 3

/** The shingles of a text as 32-bit hashes. A collision among a post's few hundred is rare and harmless. */
export function shinglesOf(text: string): Set<number> {
  const words = wordsOf(text)
  const shingles = new Set<number>()
  for (let at = 0; at + shingleWords <= words.length; at += 1) {
    let hash = 0x811c9dc5
    for (let place = at; place < at + shingleWords; place += 1) hash = addToHash(hash, words[place]?.plain ?? '')
    shingles.add(hash)
  }
  return shingles
}

/** How much of two texts is the same, 0 to 1 (Dice over word shingles); 1 for the same words in the same order. */
export function similarity(a: string, b: string): number {
  return similarityOfShingles(shinglesOf(a), shinglesOf(b))
}

export function similarityOfShingles(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  if (few.size === 0) return 0
  let shared = 0
  for (const shingle of few) if (many.has(shingle)) shared += 1
  return (2 * shared) / (a.size + b.size)
}

/** FNV-1a over a word and the blank behind it. */
function addToHash(hash: number, word: string): number {
  let next = hash
  for (let at = 0; at < word.length; at += 1) next = Math.imul(next ^ word.charCodeAt(at), 0x01000193)
  return Math.imul(next ^ 32, 0x01000193) >>> 0
}
