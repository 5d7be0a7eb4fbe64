import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minProcessorMs } from '../../../tests/support/processor-time.ts'
import { findQuote, type Quote, quoteOf } from './quote-anchor.ts'

const text = 'Ships no longer wait at sea. The harbour opened a second quay in May. It handles 1,200 ships a year.'

function quote(words: string, within = text, from = 0): Quote {
  const start = within.indexOf(words, from)
  const made = quoteOf(within, { start, end: start + words.length })
  if (start < 0 || !made) throw new Error(`“${words}” is not in the text.`)
  return made
}

const found = (later: string, sought: Quote) => {
  const place = findQuote(later, sought)
  return place && { words: later.slice(place.start, place.end), isChanged: place.isChanged }
}

describe('a quotation', () => {
  test('has the words with what stands around them, and no space at its ends', () => {
    expect(quoteOf('One two three.', { start: 3, end: 8 })).toEqual({ exact: 'two', prefix: 'One ', suffix: ' three.' })
  })

  test('of nothing but space is none', () => {
    expect(quoteOf('One  two', { start: 3, end: 5 })).toBeNull()
  })

  test('is cut to what may be stored, between whole characters', () => {
    const emoji = '👍'.repeat(600)
    const { exact, suffix } = quoteOf(`a${emoji}`, { start: 0, end: 1_201 }) ?? {}
    expect(exact).toBe(`a${'👍'.repeat(499)}`)
    expect(suffix).toBe('👍'.repeat(32))
  })
})

describe('it is found', () => {
  test.each([
    ['where it was', text],
    ['after words before it were added', `News from the port. ${text}`],
    ['after what stood around it was rewritten', 'Since May there is a second quay, and nobody waits.'],
  ])('unchanged: %s', (_, later) => {
    expect(found(later, quote('second quay'))).toEqual({ words: 'second quay', isChanged: false })
  })

  test('among equal words by what stands around them', () => {
    const twice = 'The quay is new. The old quay is closed. The quay is busy.'
    const last = quote('quay', twice, twice.lastIndexOf('quay'))
    expect(findQuote(twice, last)?.start).toBe(twice.lastIndexOf('quay'))
    const later = twice.replace('The quay is new. ', '')
    expect(findQuote(later, last)?.start).toBe(later.lastIndexOf('quay'))
  })

  test.each([
    ['a word was replaced', 'The harbour opened a third quay in May.'],
    ['a word was added', 'The harbour opened a second large quay in May.'],
    ['a word was left out', 'The harbour opened a quay in May.'],
    ['spaces and capitals changed', 'The harbour  opened\na second quay in may.'],
  ])('nearly: %s', (_, sentence) => {
    const later = text.replace('The harbour opened a second quay in May.', sentence)
    const words = sentence.replace(/\.$/, '')
    expect(found(later, quote('The harbour opened a second quay in May'))).toEqual({ words, isChanged: true })
  })

  test('between what stood around it, when all its words were replaced', () => {
    expect(found(text.replace('second quay', 'railway station'), quote('second quay'))).toEqual({
      words: 'railway station',
      isChanged: true,
    })
    expect(found(text.replace('1,200', 'many'), quote('1,200'))).toEqual({ words: 'many', isChanged: true })
  })

  test('in a script without spaces', () => {
    const later = '港に三つ目の埠頭ができました。'
    expect(found(later, quote('港に二つ目の埠頭が', '港に二つ目の埠頭ができました。'))).toEqual({
      words: '港に三つ目の埠頭が',
      isChanged: true,
    })
  })
})

test.each([
  ['the sentence is gone', text.replace('The harbour opened a second quay in May.', '')],
  ['everything was rewritten', 'A short note on something else entirely, with other words.'],
  ['there is no text', ''],
])('it is not found when %s', (_, later) => {
  expect(findQuote(later, quote('The harbour opened a second quay in May'))).toBeNull()
})

/** Texts of few words, so that they repeat, of odd characters too. */
const words = fc.array(fc.constantFrom('quay', 'the', 'Ships', '1,200', '.', '\n\n', '👍', 'é', '埠', '\ud83d'), {
  minLength: 1,
  maxLength: 40,
})
const anyText = fc.oneof(
  words.map((each) => each.join(' ')),
  fc.string(),
)

test('what was quoted is found in the same text where it was, or an equal place before it', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(), (any, one, other) => {
      const [start = 0, end = 0] = [one % (any.length + 1), other % (any.length + 1)].toSorted((a, b) => a - b)
      const made = quoteOf(any, { start, end })
      if (!made) return
      const place = findQuote(any, made)
      expect(place?.isChanged).toBe(false)
      expect(any.slice(place?.start, place?.end)).toBe(made.exact)
      expect(any).toContain(made.prefix + made.exact + made.suffix)
    }),
  )
})

test('whatever is added before and after, the words are found', () => {
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      expect(found(before + text + after, quote('opened a second quay'))?.words).toBe('opened a second quay')
    }),
  )
})

test('for any text and any quotation the place is within the text, and holds something', () => {
  fc.assert(
    fc.property(anyText, fc.record({ exact: anyText, prefix: anyText, suffix: anyText }), (any, sought) => {
      const place = findQuote(any, sought)
      if (!place) return
      expect(place.start).toBeGreaterThanOrEqual(0)
      expect(place.end).toBeLessThanOrEqual(any.length)
      expect(place.end).toBeGreaterThan(place.start)
      expect(place.isChanged).toBe(any.slice(place.start, place.end) !== sought.exact)
    }),
  )
})

test('a long quotation in a long text is sought quickly', () => {
  const long = 'one two three four five six seven '.repeat(100)
  const sought = { exact: long.slice(0, 1_000).replaceAll('three', 'eight'), prefix: '', suffix: '' }
  expect(minProcessorMs(() => findQuote(long, sought), { enoughMs: 200 })).toBeLessThan(200)
})
