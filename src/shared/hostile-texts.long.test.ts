import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prepareLetters } from '#server/adapters/drawing/font-files'
import { anyHostileText, findSlowTexts } from '../../tests/support/hostile-checks.ts'
import { pickFacts } from './facts/pick-facts.ts'
import { parseCount } from './figures/parse-count.ts'
import { openingOf } from './figures/post-traits.ts'
import { fontFilesFor, segmentsOf, wordsWithoutSpaces } from './fonts/fonts.ts'
import { groundPost } from './grounding/ground-post.ts'
import { foldPost } from './linkedin/fold.ts'
import { graphemeStart, graphemesOf } from './linkedin/graphemes.ts'
import { findBreaks } from './linkedin/line-breaks.ts'
import { readCommentary, toCommentary } from './linkedin/little-text.ts'
import { partFeedText } from './linkedin/live-words.ts'
import { findMentions, keepMentions } from './linkedin/mentions.ts'
import { shareAddress } from './linkedin/share.ts'
import { restyleRange, toBold, toPlain } from './linkedin/styled.ts'
import { measureText } from './linkedin/text-width.ts'
import { languageIds } from './rules/languages.ts'
import { limits } from './rules/limits.ts'
import { mentionLimits } from './rules/mentions.ts'
import { readNumberEntry } from './scene/edit-values.ts'
import { readFigure } from './scene/read-figure.ts'
import { looksOwn } from './text/looks-own.ts'
import { plainLetters } from './text/plain-letters.ts'
import { findQuoted, withoutQuoted } from './text/quoted.ts'
import { sentencesOf } from './text/sentences.ts'
import { compareVoice } from './voice/compare-voice.ts'
import { findCliches } from './voice/find-cliches.ts'
import { describePosts } from './voice/profile/describe-posts.ts'
import { indexPassages } from './voice/shared-passage.ts'

/** Checks that run while someone types finish in time proportional to the text, and every finding lies within it. */

const post = limits.postCharactersStored
const plainFace = { fontFamily: 'Inter', fontWeight: 400, fontStyle: 'normal' } as const
const prose =
  'The council of Anytown planted 12,000 trees along its roads in March 2024. “It was time,” said Mayor Anna Smith. '.repeat(
    20,
  )

function expectWithin(found: readonly { start: number; end: number }[], text: string): void {
  expect(found.filter(({ start, end }) => start < 0 || end <= start || end > text.length)).toEqual([])
}

describe('no text holds up', () => {
  test('being the source of a post that says the same', () => {
    expect(findSlowTexts(20_000, (text) => groundPost(text.slice(0, 3_000), [text]), expectWithin)).toEqual([])
  })

  test('being the opinion of an author', () => {
    const check = (opinion: string) => groundPost(prose, [prose], { opinion })
    expect(findSlowTexts(limits.opinionCharacters, check)).toEqual([])
  })

  test('what figures are compared by, and numbers typed in', () => {
    expect(findSlowTexts(post, openingOf)).toEqual([])
    expect(findSlowTexts(post, parseCount)).toEqual([])
  })

  test('the fold, which parts it without changing it', () => {
    const view = { device: 'phone', hasMedia: true } as const
    const slow = findSlowTexts(
      post,
      (text) => foldPost(text, view),
      ({ visible, hidden }, text) => expect(visible + hidden === text).toBe(true),
    )
    expect(slow).toEqual([])
  })

  test('measuring it, and finding where its lines may break', () => {
    expect(findSlowTexts(post, (text) => measureText(text, 14))).toEqual([])
    expect(findSlowTexts(post, findBreaks)).toEqual([])
  })

  test('hashtags and links', () => {
    const slow = findSlowTexts(post, partFeedText, (pieces, text) => {
      expect(pieces.map((piece) => piece.text).join('') === text).toBe(true)
    })
    expect(slow).toEqual([])
  })

  test('its mentions, also of names that are hardly told apart', () => {
    const mentions = Array.from({ length: mentionLimits.kept }, (_, index) => ({
      name: `${'@'.repeat(mentionLimits.nameCharacters - 3)}${index}`,
      urn: 'urn:li:person:a',
    }))
    expect(findSlowTexts(post, (text) => findMentions(text, mentions), expectWithin)).toEqual([])
    expect(findSlowTexts(5_000, (text) => keepMentions(`${text}@Ann `, text, [{ name: 'Ann', urn: '' }]))).toEqual([])
  })

  test('bold, italic and plain letters', () => {
    expect(findSlowTexts(post, toBold)).toEqual([])
    expect(findSlowTexts(post, toPlain)).toEqual([])
    expect(findSlowTexts(post, (text) => restyleRange(text, 10, text.length - 10, 'italic'))).toEqual([])
  })

  test('cutting it into sentences, and the plain letters of its figures', () => {
    const cut = (text: string) => sentencesOf(text, null, Number.POSITIVE_INFINITY)
    expect(findSlowTexts(limits.textCharacters, cut, expectWithin)).toEqual([])
    expect(findSlowTexts(limits.textCharacters, plainLetters)).toEqual([])
  })

  test('sharing it', () => {
    expect(findSlowTexts(post, shareAddress)).toEqual([])
  })

  test('the fonts of its letters, and where its lines end in a visual', () => {
    prepareLetters()
    const joins = (parts: readonly string[], text: string) => expect(parts.join('') === text).toBe(true)
    expect(findSlowTexts(20_000, (text) => fontFilesFor({ ...plainFace, text }))).toEqual([])
    expect(findSlowTexts(20_000, (text) => segmentsOf(text).map((part) => part.text), joins)).toEqual([])
    expect(findSlowTexts(20_000, wordsWithoutSpaces, joins)).toEqual([])
  })

  test('the comparison with its author’s voice', () => {
    expect(findSlowTexts(post, (text) => compareVoice(text, [prose, prose]))).toEqual([])
    expect(findSlowTexts(limits.examplePostCharacters, (text) => compareVoice(prose, [text, text, text]))).toEqual([])
  })

  test('the profile of its author’s voice', () => {
    expect(findSlowTexts(limits.examplePostCharacters, (text) => describePosts([text, prose, `${text} more`]))).toEqual(
      [],
    )
  })

  test('telling whether it is its author’s own', () => {
    expect(findSlowTexts(limits.textCharacters, looksOwn)).toEqual([])
  })

  test.each(['english', 'german'] as const)('the facts of a graphic in %s', (language) => {
    const pick = (text: string) => {
      const content = text.slice(0, post)
      const title = text.slice(0, 300)
      const sourceUrl = 'https://news.example/'
      const matter = { content, title, sourceTitle: title, sourceUrl, articleText: text, authorName: title }
      return pickFacts({ ...matter, siteName: title, language, publishedAt: title })
    }
    expect(findSlowTexts(10_000, pick)).toEqual([])
  })

  test('the figures of a chart, the parts of a quotation and what stands for a number', () => {
    expect(findSlowTexts(100_000, (text) => readFigure(text, ','))).toEqual([])
    expect(findSlowTexts(100_000, (text) => [findQuoted(text), withoutQuoted(text, ' ')])).toEqual([])
    expect(findSlowTexts(100_000, (text) => readNumberEntry(text, { fallback: 0 }))).toEqual([])
    expect(findSlowTexts(5_000, (text) => readCommentary(toCommentary(text, [])))).toEqual([])
  })

  test.each(languageIds)('stock phrases in %s', (language) => {
    expect(findSlowTexts(post, (text) => findCliches(text, language), expectWithin)).toEqual([])
  })

  test('passages that it shares with a source', () => {
    expect(findSlowTexts(50_000, (text) => indexPassages(text).find(text.slice(0, 3_000)))).toEqual([])
    const passages = indexPassages(prose)
    expect(findSlowTexts(post, (text) => passages.find(text))).toEqual([])
  })
})

test('the graphemes of any text are the text, and a place between them is found again', () => {
  fc.assert(
    fc.property(anyHostileText(20), fc.nat(), (text, place) => {
      expect([...graphemesOf(text)].join('') === text).toBe(true)
      const start = graphemeStart(text, place % (text.length + 1))
      expect(start).toBeLessThanOrEqual(place % (text.length + 1))
      expect(graphemeStart(text, start)).toBe(start)
    }),
  )
})

test('graphemes that are no longer than usual are those of Unicode', () => {
  const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
  const anyText = fc.array(fc.constantFrom('a', 'é', 'e\u0301', '漢', '👩‍👩‍👧‍👦', '🇩🇪', '👍🏽', '\r\n', ' ', '한'), {
    maxLength: 900,
  })
  fc.assert(
    fc.property(anyText, fc.nat(), (graphemes, place) => {
      const text = graphemes.join('')
      expect([...graphemesOf(text)]).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment))
      const index = place % (text.length + 1)
      expect(graphemeStart(text, index)).toBe(segmenter.segment(text).containing(index)?.index ?? text.length)
    }),
  )
})
