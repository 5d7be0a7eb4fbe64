import type { PostAddress } from '#shared/linkedin/post-address'
import { hourMs, minuteMs } from '#shared/time/durations'

/** A published post that an export may contain. */
export interface KnownPost {
  postId: string
  publishedAt: number
  /** The beginning of its text. */
  beginning: string
  /** The numbers of its urns at LinkedIn. */
  numbers: readonly string[]
}

/** A post has several numbers at LinkedIn, all given at nearly the same time. */
const momentsMs = 2 * minuteMs
/** Allows for authors who marked it as published late, and for other time zones. */
const aroundDayMs = 36 * hourMs
/** With fewer words, several posts may begin alike. */
const minWords = 3

/**
 * The post that an address belongs to: by its number; by the moment it was given, where only one post went out then;
 * or by day and first words. Undefined: none, or more than one. Pure.
 */
export function matchPost(address: PostAddress, posts: readonly KnownPost[]): KnownPost | undefined {
  const byNumber = posts.find(({ numbers }) => numbers.includes(address.number))
  if (byNumber) return byNumber
  const sent = posts.filter(({ numbers, publishedAt }) => numbers.length > 0 && isNear(publishedAt, address, momentsMs))
  if (sent.length === 1) return sent[0]
  const begun = posts.filter(
    (post) => isNear(post.publishedAt, address, aroundDayMs) && beginsWith(post, address.words),
  )
  return begun.length === 1 ? begun[0] : undefined
}

function isNear(publishedAt: number, { at }: PostAddress, distanceMs: number): boolean {
  return Math.abs(publishedAt - at) <= distanceMs
}

function beginsWith({ beginning }: KnownPost, words: readonly string[]): boolean {
  const own = beginning.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length >= minWords && words.every((word, index) => plain(word) === plain(own[index] ?? ''))
}

/** Addresses drop accents. */
function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}
