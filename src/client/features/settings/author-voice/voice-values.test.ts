import { describe, expect, test } from 'vitest'
import { sampleVoices } from '../../../../../tests/support/sample-voices.ts'
import { profileOf, type VoiceValues, withPosts } from './voice-values.ts'

const empty: VoiceValues = {
  role: '',
  field: '',
  writesFor: '',
  standsFor: '',
  profile: '',
  posts: [],
  sourceMention: null,
  address: null,
}

describe('posts of one’s own', () => {
  test('are described in plain sentences, and stand with the most typical first', () => {
    const { posts, profile } = withPosts(empty, sampleVoices.lively)
    expect(posts.toSorted()).toEqual([...sampleVoices.lively].sort())
    expect(profile).toContain('They mostly open with a question.')
    expect(profile).toContain('They speak to the reader as “you”.')
    expect(profile).toMatch(/Often: questions, exclamation marks/)
    expect(profile).toMatch(/About 4 emoji a post/)
    expect(profile).toContain('No hashtags.')
  })

  test('change the description as long as nobody has changed it by hand', () => {
    const first = { ...empty, ...withPosts(empty, sampleVoices.lively) }
    const second = { ...first, ...withPosts(first, sampleVoices.analytical) }
    expect(second.profile).toContain('They do without “I” and “we”.')

    const byHand = { ...second, profile: 'I write as I speak.' }
    expect(withPosts(byHand, sampleVoices.lively).profile).toBe('I write as I speak.')
    expect(profileOf(sampleVoices.lively)).toContain('a question')
  })

  test('that are all gone leave no description of theirs', () => {
    const some = { ...empty, ...withPosts(empty, sampleVoices.terse) }
    expect(withPosts(some, [])).toEqual({ posts: [], profile: '' })
    expect(profileOf([' ', '#only #tags'])).toBe('')
  })
})
