import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '#shared/rules/limits'
import { findSlowTexts } from '../../../../tests/support/hostile-checks.ts'
import { processorMs } from '../../../../tests/support/processor-time.ts'
import { compareWords, foldUnchanged, type Run } from './compare-words.ts'

function marked(runs: readonly Run[]): string {
  return runs
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `[-${text}-]`))
    .join('')
}

describe('two texts compared', () => {
  test.each([
    ['The quay opened.', 'The quay opened.', 'The quay opened.'],
    ['The quay opened.', 'The new quay opened.', 'The {+new +}quay opened.'],
    ['It fell to 8.4 %.', 'It fell to 8.6 %.', 'It fell to [-8.4-]{+8.6+} %.'],
    ['We don’t know.', 'We know.', 'We [-don’t -]know.'],
    ['one two three four', 'one five six four', 'one [-two three-]{+five six+} four'],
    ['The city plants trees.', 'My home town plants trees.', '[-The city-]{+My home town+} plants trees.'],
    ['First.\n\nSecond.', 'First. Second.', 'First.[-\n\n-]{+ +}Second.'],
    ['Good 👩‍👩‍👧 news', 'Good 👨‍👩‍👧 news', 'Good [-👩‍👩‍👧-]{+👨‍👩‍👧+} news'],
    ['', 'New.', '{+New.+}'],
    ['Old.', '', '[-Old.-]'],
  ])('%j and %j', (before, after, expected) => {
    expect(marked(compareWords(before, after).runs)).toBe(expected)
  })

  test('words are counted, signs and blanks are not', () => {
    expect(compareWords('It costs 1,200 euros, they say.', 'It costs 1,300 good euros they say!')).toMatchObject({
      wordsAdded: 2,
      wordsRemoved: 1,
    })
    expect(compareWords('A. B', 'A.\n\nB')).toMatchObject({ wordsAdded: 0, wordsRemoved: 0 })
  })

  test('that have nothing in common are one replacement, and nobody waits for it', () => {
    const text = (name: string) => Array.from({ length: 5_000 }, (_, index) => `${name}${index}`).join(', ')
    const [before, after] = [text('a'), text('b')]
    expect(compareWords(before, after).runs.map(({ kind }) => kind)).toEqual(['removed', 'added'])
    expect(processorMs(() => compareWords(before, after))).toBeLessThan(3_000)
  })

  test('both can be read from the runs', () => {
    const text = fc.array(fc.constantFrom('quay', 'ship', '1,200', ' ', '\n\n', ', ', '👍🏽'), { maxLength: 30 })
    fc.assert(
      fc.property(text, text, (first, second) => {
        const [before, after] = [first.join(''), second.join('')]
        const { runs } = compareWords(before, after)
        const without = (kind: Run['kind']) => runs.flatMap((each) => (each.kind === kind ? [] : each.text)).join('')
        expect(without('added')).toBe(before)
        expect(without('removed')).toBe(after)
      }),
    )
  })
})

describe('what did not change', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')

  test('is folded but for a few words beside each change', () => {
    const runs: Run[] = [
      { kind: 'same', text: `${words(60)} ` },
      { kind: 'added', text: 'new ' },
      { kind: 'same', text: `${words(60)} ` },
      { kind: 'removed', text: 'old ' },
      { kind: 'same', text: words(60) },
    ]
    const shown = foldUnchanged(runs)
    expect(shown.map(({ kind }) => kind)).toEqual([
      'folded',
      'same',
      'added',
      'same',
      'folded',
      'same',
      'removed',
      'same',
      'folded',
    ])
    expect(shown.flatMap((each) => (each.kind === 'folded' ? each.words : []))).toEqual([48, 36, 48])
    expect(shown[1]).toEqual({ kind: 'same', text: 'w48 w49 w50 w51 w52 w53 w54 w55 w56 w57 w58 w59 ' })
    expect(shown[3]).toEqual({ kind: 'same', text: 'w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 ' })
  })

  test('is shown whole where folding would save next to nothing', () => {
    const runs: Run[] = [
      { kind: 'added', text: 'new ' },
      { kind: 'same', text: words(25) },
    ]
    expect(foldUnchanged(runs)).toEqual(runs)
  })
})

test('no text takes long to compare after one edit', () => {
  const compare = (text: string) =>
    compareWords(text, `${text.slice(0, text.length / 2)} x ${text.slice(text.length / 2)}`)
  expect(findSlowTexts(limits.postCharactersStored, compare)).toEqual([])
})
