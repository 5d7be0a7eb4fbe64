import { beforeAll, expect, test } from 'vitest'
import { includedFamilies } from '#shared/fonts/included-fonts'
import type { TextData } from '#shared/scene/scene'
import { defaultText } from '#shared/scene/text-layer'
import { measuringContext, registerFonts } from '../../../../tests/support/drawing.ts'
import { fontOf, forgetLayouts, layoutText, textHeight } from './layout-text.ts'

beforeAll(registerFonts)

const data = { ...defaultText, text: 'Key figure\nof the year' }

test('lines stand a line height apart, the first on the baseline of the browser', () => {
  // Inter at 24: 23.25 above and 5.79 below the baseline, in a line of 33.6.
  const { lines, height } = layoutText(measuringContext(), data, 400)
  expect(lines.map((line) => line.text)).toEqual(['Key figure', 'of the year'])
  expect(lines[0]?.baseline).toBe(Math.floor((33.6 - 29) / 2) + 23)
  expect((lines[1]?.baseline ?? 0) - (lines[0]?.baseline ?? 0)).toBeCloseTo(33.6)
  expect(height).toBeCloseTo(67.2)
})

test('the lines of the browser win over the rule', () => {
  const { lines } = layoutText(measuringContext(), { ...data, text: 'one two', lines: ['one ', 'two'] }, 400)
  expect(lines.map((line) => line.text)).toEqual(['one', 'two'])
})

test('text is aligned by what is seen of it, and sticks out on the right where it is too wide', () => {
  const ctx = measuringContext()
  const line = (textAlign: 'center' | 'right', width: number) => {
    const [first] = layoutText(ctx, { ...data, text: 'word ', lines: ['word '], textAlign }, width).lines
    return { x: first?.x ?? 0, width: first?.width ?? 0 }
  }
  expect(line('right', 200).x + line('right', 200).width).toBeCloseTo(200)
  expect(line('center', 200).x * 2 + line('center', 200).width).toBeCloseTo(200)
  expect(line('right', 10).x).toBe(0)
})

test('a layout is remembered until fonts load or the width changes', () => {
  const ctx = measuringContext()
  const first = layoutText(ctx, data, 300)
  expect(layoutText(ctx, data, 300)).toBe(first)
  expect(layoutText(ctx, data, 301)).not.toBe(first)
  const last = layoutText(ctx, data, 300)
  forgetLayouts()
  expect(layoutText(ctx, data, 300)).not.toBe(last)
})

test('a narrower layer makes the text higher', () => {
  const ctx = measuringContext()
  expect(textHeight(ctx, data, 60)).toBeGreaterThan(textHeight(ctx, data, 300))
})

test('letters are kerned although accents come from a second file of the font', () => {
  const ctx = measuringContext()
  const width = (text: string) =>
    layoutText(ctx, { ...data, fontFamily: 'Playfair Display', text }, 5_000).lines[0]?.width ?? 0
  expect(width('AVA')).toBeLessThan(width('A') * 2 + width('V') - 1)
})

test('the font is one that the family has', () => {
  const startOf = (change: Partial<TextData>) => fontOf({ ...data, ...change }).split(',')[0]
  expect(startOf({ fontFamily: 'Lato', fontWeight: 600 })).toBe('700 24px "Lato"')
  expect(startOf({ fontFamily: 'Fira Code', fontStyle: 'italic' })).toBe('400 24px "Fira Code"')
  expect(startOf({ fontFamily: 'Source Sans Pro', fontStyle: 'italic' })).toBe('italic 400 24px "Source Sans 3"')
})

test.each([
  ['Greek', 'Ανάπτυξη'],
  ['Cyrillic', 'Экономика'],
  ['Hebrew', 'כלכלה'],
  ['Arabic', 'اقتصاد'],
  ['Thai', 'เศรษฐกิจ'],
  ['Hindi', 'अर्थव्यवस्था'],
  ['Vietnamese', 'tăng trưởng'],
])('%s letters are set in a font of ours in every family', (_, text) => {
  const ctx = measuringContext()
  const widthIn = (font: string) => {
    ctx.font = font
    return ctx.measureText(text).width
  }
  for (const { name, generic } of includedFamilies) {
    const font = fontOf({ ...data, fontFamily: name, text })
    // with the system's direction the width would depend on the last character
    expect(widthIn(font)).toBe(widthIn(font.replace(new RegExp(`${generic}$`), '"No such font"')))
    expect(widthIn(font)).not.toBe(widthIn('400 24px "No such font"'))
  }
})

const pieces = (of: Partial<TextData>, width = 400, height = 0) =>
  layoutText(measuringContext(), { ...data, ...of }, width, height).lines.flatMap((line) => line.pieces)

test('a text in one look is one piece a line, in the place of the line', () => {
  const { lines } = layoutText(measuringContext(), { ...data, textAlign: 'right' }, 400)
  for (const line of lines) {
    expect(line.pieces).toEqual([expect.objectContaining({ text: line.text, x: line.x, width: line.width })])
  }
})

test('words with a look of their own stand where they stood, kerned with their neighbours', () => {
  const text = 'AVAVA'
  const whole = pieces({ text })[0]
  const red = pieces({ text, runs: [{ start: 1, end: 3, color: '#ff0000' }] })
  expect(red.map((piece) => [piece.text, piece.color])).toEqual([
    ['A', '#000000'],
    ['VA', '#ff0000'],
    ['VA', '#000000'],
  ])
  expect((red.at(-1)?.x ?? 0) + (red.at(-1)?.width ?? 0)).toBeCloseTo(whole?.width ?? 0)
  expect(red[1]?.x).toBeLessThan(pieces({ text: 'A' })[0]?.width ?? 0)
})

test('bold words make their line longer, and break it elsewhere', () => {
  const text = 'Figures of the year'
  const bold = { runs: [{ start: 0, end: text.length, fontWeight: 800 }] }
  const regular = layoutText(measuringContext(), { ...data, text }, 5_000).lines[0]?.width ?? 0
  expect(layoutText(measuringContext(), { ...data, text }, regular + 1).lines).toHaveLength(1)
  expect(layoutText(measuringContext(), { ...data, ...bold, text }, regular + 1).lines).toHaveLength(2)
})

test('runs hold for the lines of the browser too', () => {
  const text = 'one two\nthree'
  const runs = [{ start: 4, end: 9, fontWeight: 700 }]
  expect(
    pieces({ text, runs, lines: ['one', 'two', 'three'] }).map((piece) => [piece.text, piece.font.fontWeight]),
  ).toEqual([
    ['one', 400],
    ['two', 700],
    ['t', 700],
    ['hree', 400],
  ])
})

test('in a text that runs to the left the first words stand on the right', () => {
  const text = 'שלום עולם'
  const [first, last] = pieces({ text, runs: [{ start: 0, end: 4, color: '#ff0000' }] })
  expect([first?.text, last?.text]).toEqual([' עולם', 'שלום'])
  expect([first?.direction, last?.color]).toEqual(['rtl', '#ff0000'])
  expect(last?.x).toBeGreaterThan(first?.x ?? Infinity)
})

test('letters that are joined stay so where a look ends between them, and are never spaced', () => {
  const text = 'سلام'
  const [left, right] = pieces({ text, letterSpacing: 0.2, runs: [{ start: 0, end: 2, color: '#ff0000' }] })
  expect([left?.text, right?.text]).toEqual(['\u200dام', 'سل\u200d'])
  expect(left?.letterSpacing).toBe(0)
})

test('letter spacing is added behind every letter', () => {
  const narrow = pieces({ text: 'word' })[0]?.width ?? 0
  expect(pieces({ text: 'word', letterSpacing: 0.1 })[0]?.width).toBeCloseTo(narrow + 4 * 2.4)
})

test('capitals are shown, runs and all', () => {
  const shown = pieces({ text: 'groß now', textCase: 'upper', runs: [{ start: 5, end: 8, fontWeight: 700 }] })
  expect(shown.map((piece) => piece.text)).toEqual(['GROSS ', 'NOW'])
})

test('neighbours of one highlight share a marker behind their letters', () => {
  const runs = [
    { start: 0, end: 3, highlight: '#ffff00' },
    { start: 3, end: 10, highlight: '#ffff00', fontWeight: 700 },
  ]
  const [line] = layoutText(measuringContext(), { ...data, text: 'Key figure now', runs }, 400).lines
  expect(line?.highlights).toHaveLength(1)
  const [marker] = line?.highlights ?? []
  const [first, second] = line?.pieces ?? []
  expect(marker?.x).toBeLessThan(first?.x ?? 0)
  expect((marker?.x ?? 0) + (marker?.width ?? 0)).toBeGreaterThan((second?.x ?? 0) + (second?.width ?? 0))
})

test('the items of a list stand behind their marks, blank ones have none', () => {
  const text = 'one item that goes on\n\ntwo'
  const { lines, indent } = layoutText(measuringContext(), { ...data, text, list: 'numbers' }, 200)
  expect(lines.map((line) => line.pieces.map((piece) => piece.text))).toEqual([
    ['1.', 'one item that'],
    ['goes on'],
    [''],
    ['2.', 'two'],
  ])
  expect(lines.map((line) => line.x)).toEqual([indent, indent, indent, indent])
  const marks = lines.flatMap((line) => (line.pieces.length > 1 ? (line.pieces[0] ?? []) : []))
  expect(marks.map((mark) => mark.x + mark.width)).toEqual([expect.closeTo(indent - 9.6), expect.closeTo(indent - 9.6)])
})

test('the lines of a layer that keeps its height stand where the text says', () => {
  const first = (verticalAlign: 'top' | 'middle' | 'bottom') =>
    layoutText(measuringContext(), { ...data, verticalAlign }, 400, 200).lines[0]?.baseline ?? 0
  expect(first('bottom') - first('top')).toBeCloseTo(200 - 67.2)
  expect(first('middle') - first('top')).toBe(66)
  const short = layoutText(measuringContext(), { ...data, verticalAlign: 'bottom' }, 400, 20).lines[0]?.baseline
  expect(short).toBe(first('top'))
})
