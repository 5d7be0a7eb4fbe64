import type { AuthorVoice } from '#client/queries/voice'
import { isBlank } from '#shared/text/is-blank'
import { describePosts } from '#shared/voice/profile/describe-posts'
import { writeProfile } from './write-profile.ts'

/** The values of the form for one's voice. */
export type VoiceValues = AuthorVoice

/**
 * Replaces one's own posts, the most typical first. The description is updated with them unless it was edited by hand:
 * then it stays until the author requests a new one.
 */
export function withPosts(values: VoiceValues, posts: readonly string[]): Pick<VoiceValues, 'posts' | 'profile'> {
  const described = describePosts(posts)
  const isUntouched = isBlank(values.profile) || values.profile === profileOf(values.posts)
  const profile = described ? writeProfile(described.profile) : ''
  return {
    posts: described ? described.order.flatMap((place) => posts[place] ?? []) : [...posts],
    profile: isUntouched ? profile : values.profile,
  }
}

/** A new description of these posts; empty when there is nothing to describe. */
export function profileOf(posts: readonly string[]): string {
  const described = describePosts(posts)
  return described ? writeProfile(described.profile) : ''
}
