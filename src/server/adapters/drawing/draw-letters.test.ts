import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import type { Scene, TextData } from '#shared/scene/scene'
import { newTextLayer } from '#shared/scene/text-layer'
import { sceneOf } from '../../../../tests/support/drawing.ts'
import { blockFont } from '../../../../tests/support/font-files.ts'
import { readFont } from '../fonts/read-font.ts'
import { drawOnCanvas, prepareDrawing } from './draw-on-canvas.ts'
import { findMissingLetters } from './missing-letters.ts'
import { withFonts } from './with-fonts.ts'

/** Published visuals contain the author's letters on any machine: none is drawn as a box. */

beforeAll(prepareDrawing)

const fontSize = 60
const size = { width: 400, height: 160 }

function sceneWith(words: string, data: Partial<TextData> = {}): Scene {
  const layer = newTextLayer(createScene('page'), 'text', words)
  const placed = { ...layer, x: 40, y: 40, width: 340, height: 80 }
  return sceneOf([{ ...placed, data: { ...layer.data, fontSize, color: '#000000', ...data } }], size)
}

/** Red, green, blue and alpha of each pixel, on white. */
async function pixelsOf(words: string, data: Partial<TextData> = {}): Promise<Uint8ClampedArray> {
  const scene = sceneWith(words, data)
  const request = { form: 'picture', scene, pictures: [], fonts: [], pixels: 0 } as const
  const canvas = await withFonts(request, () => drawOnCanvas(request, { scale: 1, paper: '#ffffff' }))
  return canvas.getContext('2d').getImageData(0, 0, size.width, size.height).data
}

const inkOf = (pixels: Uint8ClampedArray) => pixels.filter((value, at) => at % 4 === 1 && value < 128).length

const lookOf = (pixels: Uint8ClampedArray) => createHash('sha256').update(pixels).digest('hex')

/** From the first to the last pixel that is not white. */
function widthOf(pixels: Uint8ClampedArray): number {
  const columns: number[] = []
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 1] ?? 255) < 200) columns.push((at / 4) % size.width)
  }
  return Math.max(...columns) - Math.min(...columns)
}

function isInColour(pixels: Uint8ClampedArray): boolean {
  return pixels.some((red, at) => at % 4 === 0 && Math.abs(red - (pixels[at + 2] ?? 0)) > 60)
}

const noLetter = '\u{10fffd}'

describe.each([
  ['Chinese', '可持续增长臺灣龍'],
  ['Japanese', '持続可能なカ直'],
  ['Korean', '지속가능한똠'],
  ['Thai', 'กขคงจฉช'],
  ['Hindi', 'कखगघचछ'],
  ['Bengali', 'কখগঘচ'],
  ['Tamil', 'கஙசஞட'],
  ['Arabic', 'بتثجحخد'],
  ['Hebrew', 'אבגדהוז'],
  ['Vietnamese', 'ăđơưệộ'],
  ['Polish, Czech and Turkish', 'łąřůğş'],
  ['Ukrainian and Kazakh', 'ґїәұ'],
  ['polytonic Greek', 'ἀῆᾧ'],
  ['Georgian and Armenian', 'ქართհայ'],
  ['mathematical and other signs', '₂⁴→⇒≤∞✓★●■①⌘♥‰№₹₿𝗕𝒷⅓'],
])('%s letters', (_script, letters) => {
  test.each(['Inter', 'Playfair Display'])('are drawn in %s', async (fontFamily) => {
    // missing letters look the same, here and on machines with fonts of their own
    const looks = new Set([lookOf(await pixelsOf(noLetter, { fontFamily }))])
    for (const letter of letters) {
      const pixels = await pixelsOf(letter, { fontFamily })
      expect(inkOf(pixels), letter).toBeGreaterThan(20)
      expect(looks, letter).not.toContain(lookOf(pixels))
      looks.add(lookOf(pixels))
    }
  })
})

test.each(['中文', 'ไทย', 'हिन्दी', '한국', 'نمو', '→'])('%s is bolder in bold', async (words) => {
  const [light, bold] = [await pixelsOf(words, { fontWeight: 300 }), await pixelsOf(words, { fontWeight: 800 })]
  expect(inkOf(bold)).toBeGreaterThan(inkOf(light) * 1.15)
})

describe('emoji are in colour, each one sign', () => {
  test.each([
    ['a smiley', '😀'],
    ['one of 2025', '🫩'],
    ['a flag', '🇩🇪'],
    ['a flag of a part of a country', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a family that fonts no longer have', '👪'],
    ['a skin tone', '👍🏽'],
    ['an astronaut with one', '👩🏽‍🚀'],
    ['a letter that is told to be one', '❤️'],
    ['such a letter joined with another sign', '❤️‍🔥'],
    ['the rainbow flag', '🏳️‍🌈'],
    ['a key', '1️⃣'],
  ])('%s', async (_what, sign) => {
    for (const look of [{}, { fontWeight: 800, fontStyle: 'italic' } as const]) {
      const pixels = await pixelsOf(sign, look)
      expect(isInColour(pixels) || sign === '👨‍👩‍👧‍👦' || sign === '👪').toBe(true)
      expect(widthOf(pixels)).toBeGreaterThan(fontSize * 0.7)
      expect(widthOf(pixels)).toBeLessThan(fontSize * 1.4)
    }
  })

  test('within words, which keep their places', async () => {
    expect(isInColour(await pixelsOf('Up 🚀 now'))).toBe(true)
    expect(isInColour(await pixelsOf('Up ✔ now'))).toBe(false)
  })
})

describe('what no font has', () => {
  test('is named', () => {
    expect(findMissingLetters(sceneWith('Growth, 中文 😀 → ᚠᚢᚠ'), [])).toEqual(['ᚠ', 'ᚢ'])
    expect(findMissingLetters(sceneWith('Growth, 中文 😀 →'), [])).toEqual([])
  })

  test('may be in a font that its author uploaded', async () => {
    const { file, ...facts } = await readFont(blockFont({ letters: `${plain}ᚠ` }))
    const fonts = [{ ...facts, id: 'runes', bytes: file }]
    await withFonts({ fonts }, async () => {
      expect(findMissingLetters(sceneWith('ᚠᚢ', { fontFamily: 'Blocks' }), fonts)).toEqual(['ᚢ'])
    })
  })
})

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,'
