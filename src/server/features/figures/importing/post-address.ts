/** A post's address at LinkedIn, and what it tells. */
export interface PostAddress {
  /** Of the urn. */
  number: string
  /** When LinkedIn gave the number, which is when the post went out; epoch ms. */
  at: number
  /** The first words of the post, in lower case; empty: the address has none. */
  words: readonly string[]
}

const urn = /urn:li:(?:share|ugcPost|activity):(\d{15,25})/
const endOfWords = /-(?:activity|share|ugcPost)-(\d{15,25})/

/** Undefined for anything but a post's address at LinkedIn. Pure. */
export function readPostAddress(text: string): PostAddress | undefined {
  const url = text.length <= 2_000 ? URL.parse(text.trim()) : null
  if (!url || !/(?:^|\.)linkedin\.com$/.test(url.hostname)) return undefined
  const path = decoded(url.pathname)
  // NAME_the-first-words-activity-NUMBER-xxxx
  const readable = path.split('/posts/')[1] ?? ''
  const end = endOfWords.exec(readable)
  const number = urn.exec(path)?.[1] ?? end?.[1]
  if (number === undefined) return undefined
  const words = readable
    .slice(readable.indexOf('_') + 1, end?.index ?? 0)
    .split('-')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  // the upper bits of a number are a moment in milliseconds
  return { number, at: Number(BigInt(number) >> 22n), words: words.map((word) => word.toLowerCase()) }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
