import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '#server/platform/errors'
import { readText } from '#server/reading/reader/pasted-text'
import { maxPostUnits } from '#shared/linkedin/length'
import { limits } from '#shared/rules/limits'
import { searchQueryOf, tokensOfPost } from '#shared/text/search-tokens'
import { longestCommonPassage } from '#shared/voice/shared-passage'
import { shinglesOf } from '#shared/voice/similarity'
import { writingRequest } from '../../../tests/support/fake-models/writing-fixtures.ts'
import { anyHostileText, findSlowTexts } from '../../../tests/support/hostile-checks.ts'
import { toStoredAddress } from '../reading/stored-address.ts'
import { fitArticle } from './article/fit-article.ts'
import { buildPrompt } from './build-prompt.ts'
import { composePost } from './composer/compose-post.ts'
import { composeOpenings, composeRefinement } from './composer/compose-refinement.ts'
import { parseAngles } from './parse-angles.ts'
import { parseOpenings } from './parse-openings.ts'
import { parsePassage } from './parse-passage.ts'
import { parseSupport } from './parse-support.ts'
import { createTidier } from './tidy-text.ts'
import type { OpeningsRequest } from './writer.ts'

/** Everything of the server that runs on someone's text: it ends, in a time that grows with the text, with a sound result. */

const loneSurrogate = /\p{Surrogate}/u
const base = writingRequest({ model: 'composer' })
const ownerId = '0b5e2a4c-97d1-4c57-9a55-6f0f3a1c2d3e'
const longestAnswer = 30_000

function requestFor(text: string): OpeningsRequest {
  return { ...base, source: { ...base.source, text }, post: text.slice(0, limits.postCharactersStored) }
}

/** What an author reads when there is nothing for it counts as a result. */
function orRefusal<Result>(work: () => Result): Result | AppError {
  try {
    return work()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

function expectPost(result: { text: string } | AppError): void {
  if (result instanceof AppError) return
  expect(result.text.length).toBeLessThanOrEqual(maxPostUnits)
  expect(loneSurrogate.test(result.text)).toBe(false)
}

describe('no text holds up', () => {
  test('reading it, as long as one may paste', () => {
    const slow = findSlowTexts(limits.textCharacters, readText, ({ text, status, title }) => {
      expect(text.length).toBeLessThanOrEqual(2 * limits.textCharacters) // composed forms may be longer
      expect(['ok', 'empty']).toContain(status)
      expect(title.length).toBeLessThanOrEqual(140)
    })
    expect(slow).toEqual([])
  })

  test('composing a post from it', () => {
    expect(
      findSlowTexts(limits.textCharacters / 2, (text) => orRefusal(() => composePost(requestFor(text))), expectPost),
    ).toEqual([])
  })

  test('composing a post of a title and an opinion that are nothing else', () => {
    const compose = (text: string) =>
      orRefusal(() =>
        composePost({
          ...base,
          source: { ...base.source, title: text, siteName: text, published: text },
          voice: { ...base.voice, opinion: text },
        }),
      )
    expect(findSlowTexts(limits.opinionCharacters, compose, expectPost)).toEqual([])
  })

  test.each(['shorter', 'longer', 'opening', 'angle'] as const)('making a post of it %s without a model', (kind) => {
    const refine = (text: string) => {
      const { post, ...request } = requestFor(text)
      return orRefusal(() => composeRefinement({ ...request, kind, post, otherVersions: [post, post] }))
    }
    expect(findSlowTexts(20_000, refine, expectPost)).toEqual([])
  })

  test('finding openings in it without a model', () => {
    const slow = findSlowTexts(
      20_000,
      (text) => orRefusal(() => composeOpenings(requestFor(text))),
      (found) => {
        if (!(found instanceof AppError))
          expect(found.filter(({ text }) => text === '' || text.includes('\n'))).toEqual([])
      },
    )
    expect(slow).toEqual([])
  })

  test('fitting it into a model’s budget', () => {
    const budget = 12_000
    const slow = findSlowTexts(
      limits.textCharacters,
      (text) => fitArticle(text, budget),
      (fitted) => expect(fitted.length).toBeLessThanOrEqual(budget),
    )
    expect(slow).toEqual([])
  })

  test('building a prompt of it, in any place', () => {
    const build = (text: string) =>
      buildPrompt({
        ...base,
        model: 'gpt-4o',
        source: { ...base.source, text, title: text, byline: text, siteName: text, url: text },
        voice: { ...base.voice, opinion: text, customPrompt: text, targetAudience: text, examplePosts: [text, text] },
        template: text,
      })
    expect(findSlowTexts(limits.promptCharacters, build)).toEqual([])
  })

  test('tidying what a model answers, however it is cut', () => {
    const tidy = (text: string) => {
      const tidier = createTidier({ dropsCitations: true })
      let shown = ''
      for (let at = 0; at < text.length; at += 7) shown += tidier.push(text.slice(at, at + 7))
      return shown + tidier.end()
    }
    const slow = findSlowTexts(longestAnswer, tidy, (text) => expect(loneSurrogate.test(text)).toBe(false))
    expect(slow).toEqual([])
  })

  test('reading openings out of what a model answers', () => {
    const slow = findSlowTexts(
      longestAnswer,
      (text) => parseOpenings(`${text}>>${text}`, { post: text, language: 'english' }),
      (openings) => expect(openings.length).toBeLessThanOrEqual(3),
    )
    expect(slow).toEqual([])
  })

  test('reading suggestions, and what supports a sentence, out of what a model answers', () => {
    const angles = (text: string) => parseAngles(`${text}\nlesson: ${text}`, [{ title: text, text, language: 'en' }])
    expect(findSlowTexts(longestAnswer, angles)).toEqual([])
    const support = (text: string) => parseSupport(`1${text}\n2. ${text}\n[3] “${text}”`, 3)
    expect(findSlowTexts(longestAnswer, support)).toEqual([])
  })

  test('reading a new wording of a passage out of what a model answers', () => {
    const parse = (text: string) => {
      const post = text.slice(0, limits.postCharactersStored)
      return [0, post.length / 2].map((at) => {
        const start = Math.floor(at)
        return parsePassage(text, { post, start, end: start + limits.passageCharacters, change: 'rewrite' })
      })
    }
    expect(findSlowTexts(longestAnswer, parse)).toEqual([])
  })

  test('finding a post by its words', () => {
    const tokens = (content: string) =>
      tokensOfPost({ ownerId, title: content.slice(0, 300), content, model: 'composer' })
    const slow = findSlowTexts(limits.postCharactersStored, tokens, (found) => {
      expect(found.filter((token) => /\s/.test(token) || token.length > 150)).toEqual([])
    })
    expect(slow).toEqual([])
    expect(findSlowTexts(200, (text) => searchQueryOf(ownerId, text))).toEqual([])
  })

  test('comparing a post with another one', () => {
    const longest = limits.postCharactersStored
    expect(findSlowTexts(longest, shinglesOf)).toEqual([])
    const slow = findSlowTexts(
      longest,
      (text) => longestCommonPassage(text, text),
      (shared, text) => {
        if (!shared) return
        expect(shared.words).toBeGreaterThanOrEqual(8)
        expect(shared.inPost.end).toBeLessThanOrEqual(text.length)
      },
    )
    expect(slow).toEqual([])
  })

  test('storing it as an address', () => {
    const store = (text: string) => toStoredAddress(`https://example.com/?${text}`)
    const slow = findSlowTexts(limits.addressCharacters, store, (stored) =>
      expect(toStoredAddress(stored)).toBe(stored),
    )
    expect(slow).toEqual([])
  })
})

test('a post that is composed of anything at all is well formed and not too long', () => {
  fc.assert(
    fc.property(anyHostileText(40), (text) => {
      expectPost(orRefusal(() => composePost(requestFor(text))))
    }),
  )
})
