/** A post's address at LinkedIn, and what can be read from it. */
export interface PostAddress {
  /** urn:li:activity:7123… or with share or ugcPost, as the address says. */
  urn: string
  /** Of the urn. */
  number: string
  /** When LinkedIn gave the number, which is when the post went out; epoch ms. */
  at: number
  /** The first words of the post, in lower case; empty: the address has none. */
  words: readonly string[]
}

const urnInPath = /urn:li:(share|ugcPost|activity):(\d{15,25})/
const endOfWords = /-(activity|share|ugcPost)-(\d{15,25})/

/** Undefined for anything but a post's address at LinkedIn. Never throws. */
export function readPostAddress(text: string): PostAddress | undefined {
  const url = text.length <= 2_000 ? URL.parse(text.trim()) : null
  if (!url || !/(?:^|\.)linkedin\.com$/.test(url.hostname)) return undefined
  const path = decoded(url.pathname)
  // NAME_the-first-words-activity-NUMBER-xxxx
  const readable = path.split('/posts/')[1] ?? ''
  const end = endOfWords.exec(readable)
  const [, kind, number] = urnInPath.exec(path) ?? end ?? []
  if (kind === undefined || number === undefined) return undefined
  const words = readable
    .slice(readable.indexOf('_') + 1, end?.index ?? 0)
    .split('-')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const urn = `urn:li:${kind}:${number}`
  return { urn, number, at: timeOfNumber(number), words: words.map((word) => word.toLowerCase()) }
}

/** When LinkedIn made what a URN names, epoch ms; null for a URN without a number. */
export function timeOfUrn(urn: string): number | null {
  const number = /^urn:li:(?:share|ugcPost|activity):(\d{1,20})$/.exec(urn)?.[1]
  return number === undefined ? null : timeOfNumber(number)
}

/** The upper bits are a moment in ms: LinkedIn documents it nowhere, ids from public addresses show it. */
function timeOfNumber(number: string): number {
  return Number(BigInt(number) >> 22n)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // a stray percent sign
  }
}
