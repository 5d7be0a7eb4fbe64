import { createScene, plainState } from '#shared/scene/create'
import type { Scene, TextLayer } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import { defaultText } from '#shared/scene/text-layer'
import type { Block } from './lay-out-record.ts'

/** Text on pages of paper. Pure: without fonts at hand, lines are broken by how wide letters are at most. */

/** A4 in canvas pixels. */
const page = { width: 794, height: 1123 }
const margin = 64
const width = page.width - 2 * margin
const lineHeight = 1.45
const looks = {
  title: { fontSize: 26, fontWeight: 700, above: 0 },
  heading: { fontSize: 15, fontWeight: 700, above: 20 },
  text: { fontSize: 12, fontWeight: 400, above: 6 },
} as const

interface Part {
  kind: Block['kind']
  lines: string[]
  y: number
}

export function pagesOfBlocks(blocks: readonly Block[]): Scene[] {
  const pages: Part[][] = [[]]
  let y = margin
  for (const [index, { kind, text }] of blocks.entries()) {
    const { fontSize, above } = looks[kind]
    const step = fontSize * lineHeight
    y += y === margin ? 0 : above
    // a heading stays with the beginning of what follows
    const needed = kind === 'text' ? step : step + looks.text.above + 2 * looks.text.fontSize * lineHeight
    let part: Part | undefined
    for (const line of linesOf(text, fontSize)) {
      if (y + (part ? step : needed) > page.height - margin && y > margin) {
        pages.push([])
        y = margin
        part = undefined
      }
      if (!part) {
        part = { kind, lines: [], y }
        pages.at(-1)?.push(part)
      }
      part.lines.push(line)
      y += step
    }
    if (index === 0) y += looks.text.above
  }
  return pages.map(toScene)
}

function toScene(parts: readonly Part[], index: number): Scene {
  const scene = createScene(`page-${index + 1}`, page)
  const layers = parts.map(({ kind, lines, y }, place): TextLayer => {
    const { fontSize, fontWeight } = looks[kind]
    const text = lines.join('\n')
    return {
      ...plainState,
      id: `part-${place}`,
      type: 'text',
      name: 'Text',
      x: margin,
      y,
      width,
      height: Math.ceil(lines.length * fontSize * lineHeight),
      zIndex: place,
      ...(kind === 'title' && { field: 'title' as const }),
      data: {
        ...defaultText,
        text,
        lines,
        fontSize,
        fontWeight,
        lineHeight,
        color: '#1a1d21',
        textAlign: directionOf(text) === 'rtl' ? 'right' : 'left',
      },
    }
  })
  return { ...scene, settings: { ...scene.settings, backgroundColor: '#ffffff' }, layers }
}

function linesOf(text: string, fontSize: number): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => breakLine(paragraph, width / fontSize))
}

/** @param room times the font size */
function breakLine(paragraph: string, room: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const word of paragraph.split(/(?<=\s|-|\/)/u)) {
    for (const piece of piecesOf(word, room)) {
      const wide = widthOf(piece)
      if (used + wide > room && line !== '') {
        lines.push(line.trimEnd())
        line = ''
        used = 0
      }
      line += piece
      used += wide
    }
  }
  return [...lines, line.trimEnd()]
}

/** A word that is wider than a line is cut. */
function piecesOf(word: string, room: number): string[] {
  if (widthOf(word) <= room) return [word]
  const pieces = ['']
  for (const letter of word) {
    if (widthOf(pieces.at(-1) + letter) > room) pieces.push('')
    pieces[pieces.length - 1] += letter
  }
  return pieces
}

function widthOf(text: string): number {
  let sum = 0
  for (const letter of text) sum += letterWidth(letter)
  return sum
}

/** Times the font size, at least as wide as it is drawn. */
function letterWidth(letter: string): number {
  if (/[ilj.,:;'’|!]/.test(letter)) return 0.32
  if (/[\sfrtI()[\]/-]/.test(letter)) return 0.42
  if (/[mwMW@%—…]/.test(letter)) return 1
  if (/[a-z0-9]/.test(letter)) return 0.65
  return /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{P}]/u.test(letter) ? 0.8 : 1.2
}
