import { minuteMs } from '#shared/time/durations'
import type { PostAddress } from './post-address.ts'

/** A published post as it may be met in an export. */
export interface KnownPost {
  postId: string
  publishedAt: number
  /** As much of its text as shows its first words. */
  beginning: string
  /** The numbers of its urns at LinkedIn. */
  numbers: readonly string[]
}

/** A post has several numbers at LinkedIn, all given within moments of each other. */
const momentsMs = 2 * minuteMs
/** Its author may have marked it as published late, or a day begins elsewhere. */
const dayMs = 36 * 60 * minuteMs
/** Fewer first words may begin several posts. */
const fewestWords = 3

/**
 * The post that an address belongs to: by its number; by the moment it was given, where only one post went out then;
 * or by day and first words. Undefined: none, or more than one. Pure.
 */
export function matchPost(address: PostAddress, posts: readonly KnownPost[]): KnownPost | undefined {
  const byNumber = posts.find(({ numbers }) => numbers.includes(address.number))
  if (byNumber) return byNumber
  const sent = posts.filter(({ numbers, publishedAt }) => numbers.length > 0 && isNear(publishedAt, address, momentsMs))
  if (sent.length === 1) return sent[0]
  const begun = posts.filter((post) => isNear(post.publishedAt, address, dayMs) && beginsWith(post, address.words))
  return begun.length === 1 ? begun[0] : undefined
}

function isNear(publishedAt: number, { at }: PostAddress, distanceMs: number): boolean {
  return Math.abs(publishedAt - at) <= distanceMs
}

function beginsWith({ beginning }: KnownPost, words: readonly string[]): boolean {
  const own = beginning.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length >= fewestWords && words.every((word, index) => plain(word) === plain(own[index] ?? ''))
}

/** Addresses have no accents. */
function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}
