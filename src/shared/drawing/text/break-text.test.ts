import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { prepareLetters } from '#server/adapters/drawing/font-files'
import { breakText, withoutHanging } from './break-text.ts'

beforeAll(prepareLetters)

/** Every character is as wide as any other, and Thai marks have no width. */
const lengthOf = (text: string) =>
  Array.from(
    withoutHanging(text)
      .replace(/\u00ad$/, '-')
      .replaceAll('\u00ad', '')
      .replaceAll(/\p{M}/gu, ''),
  ).length
const broken = (text: string, width: number) => breakText(text, width, lengthOf)

test.each([
  ['one two three', 8, ['one two ', 'three']],
  ['one  two', 4, ['one  ', 'two']],
  ['well-known facts', 6, ['well-', 'known ', 'facts']],
  ['rose by -5 points', 8, ['rose by ', '-5 ', 'points']],
  ['news—fresh', 7, ['news—', 'fresh']],
  ['Really?Yes', 8, ['Really?', 'Yes']],
  ['2019-2024', 6, ['2019-2', '024']],
  ['incomprehensible', 6, ['incomp', 'rehens', 'ible']],
  ['a incomprehensible', 6, ['a ', 'incomp', 'rehens', 'ible']],
  ['first\nsecond\r\n\nlast', 20, ['first', 'second', '', 'last']],
  ['Kranken\u00adver\u00adsiche\u00adrung', 12, ['Kranken\u00adver\u00ad', 'siche\u00adrung']],
  ['Kranken\u00adver\u00adsiche\u00adrung', 40, ['Kranken\u00adver\u00adsiche\u00adrung']],
  ['可持续增长，你好世界。', 5, ['可持续增', '长，你好世', '界。']],
  ['「持続可能な成長」へ', 5, ['「持続可能', 'な成長」へ']],
  ['データの（例）', 4, ['データの', '（例）']],
  ['使用AI技术', 4, ['使用AI', '技术']],
  ['지속 가능한 성장', 5, ['지속 ', '가능한 ', '성장']],
  ['การเติบโตอย่างยั่งยืน', 8, ['การเติบโต', 'อย่างยั่งยืน']],
  ['Up🚀🚀', 3, ['Up🚀', '🚀']],
  ['', 10, ['']],
])('%j in a width of %i is broken as it is read', (text, width, lines) => {
  expect(broken(text, width)).toEqual(lines)
})

test('an emoji of several characters is never taken apart', () => {
  expect(broken('👩‍👩‍👧👩‍👩‍👧', 3)).toEqual(['👩‍👩‍👧', '👩‍👩‍👧'])
})

test('breaking loses no character, and only a single character may be too wide', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', '-', '–', '?', ' ', '5', '\t', 'é', '😀', '中', '。', '「', 'ก', 'า', 'が'),
    maxLength: 60,
  })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (written, width) => {
      const lines = broken(written, width)
      expect(lines.join('')).toBe(written)
      for (const line of lines) expect(lengthOf(line.trimEnd())).toBeLessThanOrEqual(width)
    }),
  )
})

test('each part is measured where it stands in the text', () => {
  const text = 'one two\nthree  incomprehensible\r\nfour'
  const places = new Set<boolean>()
  breakText(text, 6, (part, start) => {
    places.add(text.startsWith(part, start))
    return lengthOf(part)
  })
  expect([...places]).toEqual([true])
})
