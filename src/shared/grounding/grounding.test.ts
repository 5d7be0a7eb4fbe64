import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { paragraphsOf } from '#shared/text/sentences'
import { anyCharacters } from '../../../tests/support/any-characters.ts'
import { findClaims } from './find-claims.ts'
import { createGrounding, groundPost } from './ground-post.ts'

const folder = `${import.meta.dirname}/../../../bench/grounding`
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => (JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as { source: string }).source)

/** Text full of what the finders look for, and any other. */
const fragment = fc.constantFrom(
  ...'12 % |1.200,5|5bn|€|$|"|„|“|«|»|‘|’|\'|12.3.|3. Mai|March 12|twelve|million|Anna Weber|Dr. |de |from 61 to 19|. |\n|\u{1D7CF}\u{1D7D0} %|#tag|https://a.b/12|…|½|\ud800'.split(
    '|',
  ),
)
const anyText = fc.array(fc.oneof(fragment, anyCharacters()), { maxLength: 20 }).map((parts) => parts.join(' '))

describe('whatever is written', () => {
  test('a claim stands where its offsets say', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const claim of findClaims(text)) expect(text.slice(claim.start, claim.end)).toBe(claim.text)
      }),
    )
  })

  test('verdicts are given and nothing is thrown', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (post, source, opinion) => {
        for (const { start, end, text, span } of groundPost(post, [source], { opinion })) {
          expect(post.slice(start, end)).toBe(text)
          if (span) expect(source.slice(span.start, span.end)).not.toBe('')
        }
      }),
    )
  })

  test('a post typed piece by piece ends with the verdicts of the whole', () => {
    const line = fc.constantFrom(...sources.flatMap((source) => source.split('\n')), 'Profit rose 77 percent.', '')
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), fc.constantFrom(...sources), fc.nat(), (lines, source, cut) => {
        const post = lines.join('\n')
        const grounding = createGrounding([source])
        grounding.check(post.slice(0, cut % (post.length + 1)))
        grounding.check(post.toUpperCase(), { opinion: 'About 77 percent.' })
        expect(grounding.check(post)).toEqual(groundPost(post, [source]))
      }),
    )
  })
})

describe('sentences of the source', () => {
  test.each(
    sources.flatMap((source) => paragraphsOf(source).map(({ start, end }) => [source.slice(start, end), source])),
  )('are never flagged: %s', (sentence, source) => {
    const verdicts = groundPost(sentence, [source])
    expect(verdicts.filter(({ verdict }) => verdict !== 'stated')).toEqual([])
  })

  test('are not flagged in any order or selection', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sources).chain((source) => fc.tuple(fc.constant(source), fc.subarray(source.split('\n')))),
        ([source, lines]) => {
          const post = lines.reverse().join('\n\n')
          expect(groundPost(post, [source]).filter(({ verdict }) => verdict === 'not-found')).toEqual([])
        },
      ),
    )
  })
})

describe('what an author changes', () => {
  const source = 'Revenue rose 12 percent in the third quarter.\nThe harbour in Genoa employs 61 people.'

  test('is marked, and the sentence it should agree with is shown', () => {
    const [changed] = groundPost('Revenue rose 21 % in the harbour.', [source], { language: 'english' })
    expect(changed).toMatchObject({ text: '21 %', verdict: 'differs', asks: true, span: { source: 0 } })
  })

  test('is supported again by the sentence it came from when changed back', () => {
    const [claim] = groundPost('Revenue rose 12 % in the quarter.', ['Nothing here.', source], { language: 'english' })
    expect(claim?.verdict).toBe('stated')
    expect(claim?.span).toEqual({ source: 1, start: 0, end: 45 })
  })

  test('counts as opinion when the author said it', () => {
    const options = { language: 'english', opinion: 'I expect 30 percent next year.' } as const
    expect(groundPost('I expect 30 %.', [source], options)).toMatchObject([
      { text: '30 %', verdict: 'opinion', span: null },
    ])
  })
})

describe('a name', () => {
  const source = [
    'The mayor of Porto Alto, Dario Bevilacqua, opened the bridge on Monday.',
    'Anniversary Tour is the name of the ferry that Ivana Brako built for the old party.',
    'The Night Party met at noon.',
    'When the Harbour Party’s top ten met, the bridge was paid for.',
  ].join('\n')
  const missing = (post: string) =>
    groundPost(post, [source], { language: 'english' })
      .filter(({ verdict }) => verdict === 'differs' || verdict === 'not-found')
      .map(({ text }) => text)

  test.each([
    [
      'a word of the name it replaces stands elsewhere in the sentence',
      'The mayor of Ivana Brako, Dario Bevilacqua, opened the Alto bridge on Monday.',
      ['Ivana Brako'],
    ],
    [
      'its last word stands in the sentence without a capital',
      'Anniversary Tour is the name of the ferry that Night Party built for the old party.',
      ['Night Party'],
    ],
  ])('of the source is marked in another’s place when %s', (_, post, expected) => {
    expect(missing(post)).toEqual(expected)
  })

  test('is known in its short form, and where the source has it only as an owner', () => {
    expect(missing('The mayor of Porto Alto, Bevilacqua, opened the bridge on Monday.')).toEqual([])
    expect(missing('The Harbour Party met before the bridge was paid for.')).toEqual([])
  })
})

describe('a source in a language that the check does not know', () => {
  const polish =
    'Rząd ogłosił w czwartek, że nowa ustawa o czasie pracy wejdzie w życie 14 stycznia. Zdaniem ministra Jana Kowala firmy miały dość czasu na przygotowania, a związki zawodowe twierdzą, że projekt jest krokiem we właściwym kierunku dla pracowników.'

  test('bears out what it has, and makes nothing else look wrong', () => {
    const grounding = createGrounding([polish])
    expect(grounding.isUnreadable).toBe(true)
    expect(createGrounding(sources).isUnreadable).toBe(false)
    const judged = grounding.check('Minister Jana Kowala told Ada Cole that 31 percent agree: https://evil.example/', {
      language: 'english',
      hosts: [],
    })
    expect(judged.map(({ kind, verdict }) => [kind, verdict])).toEqual([
      ['name', 'stated'],
      ['link', 'differs'],
    ])
  })
})
