import { emojiFont, type FontChoice, segmentsOf } from '#shared/fonts/fonts'
import type { TextData } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import { type StyledRange, styledRangesOf } from '#shared/scene/text-runs'
import { inVisualOrder, levelsOf, runsBothWays } from './text-order.ts'

/** A part of a line in one style: the unit of all text drawing. */
export interface TextPiece {
  /** As displayed: in capitals if set so, without soft hyphens. */
  readonly text: string
  /** The left edge. */
  readonly x: number
  readonly width: number
  readonly font: FontChoice
  /** Canvas pixels behind every letter; contained in the width. */
  readonly letterSpacing: number
  readonly color: string
  /** The highlight behind it; its boxes are in `TextLine.highlights`. */
  readonly highlight?: string
  readonly direction: 'ltr' | 'rtl'
}

/** A part of `TextData.text` within one line, from its `start`-th unit on. */
export interface LinePart {
  readonly text: string
  readonly start: number
}

export type MeasureIn = (text: string, font: FontChoice) => number

/** A part of the text in one style. Emoji are separate parts, since they are neither bold nor slanted. */
interface Look extends StyledRange {
  readonly isEmoji?: boolean
}

interface Part {
  readonly text: string
  readonly look: Look
  readonly level: number
}

const joinedScripts = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mongolian}]/u
const endsJoined = /[\p{Script=Arabic}\p{Script=Syriac}]\p{M}{0,20}$/u
const startsJoined = /^\p{M}*[\p{Script=Arabic}\p{Script=Syriac}]/u
const zeroWidthJoiner = '\u200d'

/** Canvas pixels between letters; 0 if the text has joined letters. */
export function letterSpacingOf({ letterSpacing = 0, fontSize, text }: TextData): number {
  return letterSpacing !== 0 && joinedScripts.test(text) ? 0 : letterSpacing * fontSize
}

/** From left to right, the first at 0. Letters of one font are kerned across styles, as in browsers. */
export function piecesOf(data: TextData, part: LinePart, measure: MeasureIn): TextPiece[] {
  const direction = directionOf(data.text)
  const stretches = withEmojiApart(part, styledRangesOf(data.runs, part.start, part.start + part.text.length))
  const isMixed = stretches.length > 1 && (direction === 'rtl' || runsBothWays(part.text))
  const parts = isMixed ? orderedParts(part, stretches, direction) : partsOf(part, stretches)
  const letterSpacing = letterSpacingOf(data)

  const pieces: TextPiece[] = []
  let [groupX, groupText, end] = [0, '', 0]
  for (const { text: raw, look, level } of parts) {
    const text = shownText(raw, data)
    const font = fontIn(data, look)
    const before = pieces.at(-1)?.font
    const isKerned = !isMixed && before !== undefined && isSameFont(before, font)
    groupText = isKerned ? groupText + text : text
    groupX = isKerned ? groupX : end
    end = groupX + measure(groupText, font)
    const width = isKerned ? measure(text, font) : end - groupX
    pieces.push({
      text,
      x: end - width,
      width,
      font,
      letterSpacing,
      color: look.color ?? data.color,
      ...(look.highlight !== undefined && { highlight: look.highlight }),
      direction: isMixed ? (level % 2 === 1 ? 'rtl' : 'ltr') : direction,
    })
  }
  return pieces
}

/**
 * The text as displayed. A soft hyphen is visible only at a line's end, where it has become a hyphen by now. Characters
 * that none of our fonts has are replaced if possible: ⅓ by 1⁄3 with a fraction slash.
 */
export function shownText(text: string, { textCase }: Pick<TextData, 'textCase'>): string {
  const shown = text.replaceAll(rewritten, (character) => otherwise[character] ?? character.normalize('NFKD'))
  return textCase === 'upper' ? shown.toUpperCase() : shown
}

const rewritten = /[\u00ad\u2150-\u215a\u{1f46a}]/gu
const otherwise: Readonly<Record<string, string>> = {
  '\u00ad': '',
  '\u{1f46a}': '\u{1f9d1}\u200d\u{1f9d1}\u200d\u{1f9d2}',
}

function fontIn({ fontFamily, fontSize, fontWeight, fontStyle, text }: TextData, look: Look): FontChoice {
  if (look.isEmoji) return { fontFamily: emojiFont.name, fontSize, fontWeight: 400, fontStyle: 'normal', text: '' }
  return {
    fontFamily,
    fontSize,
    fontWeight: look.fontWeight ?? fontWeight,
    fontStyle: look.fontStyle ?? fontStyle,
    text,
  }
}

/** Of two parts of one layer. */
export function isSameFont(one: FontChoice, other: FontChoice): boolean {
  const isOfOneFamily = one.fontFamily === other.fontFamily
  return isOfOneFamily && one.fontWeight === other.fontWeight && one.fontStyle === other.fontStyle
}

function withEmojiApart({ text, start }: LinePart, looks: readonly StyledRange[]): Look[] {
  return looks.flatMap((look) => {
    let at = look.start
    return segmentsOf(text.slice(look.start - start, look.end - start)).map(({ text: { length }, isEmoji }) => {
      at += length
      return { ...look, start: at - length, end: at, isEmoji }
    })
  })
}

/** Joined letters stay joined if a style ends between them. */
function partsOf({ text, start }: LinePart, stretches: readonly Look[]): Part[] {
  const texts = stretches.map((look) => text.slice(look.start - start, look.end - start))
  return stretches.map((look, index) => {
    const own = texts[index] ?? ''
    const before = endsJoined.test(texts[index - 1] ?? '') && startsJoined.test(own) ? zeroWidthJoiner : ''
    const behind = endsJoined.test(own) && startsJoined.test(texts[index + 1] ?? '') ? zeroWidthJoiner : ''
    return { text: before + own + behind, look, level: 0 }
  })
}

/** Split at changes of direction, in visual order. */
function orderedParts(part: LinePart, stretches: readonly Look[], direction: 'ltr' | 'rtl'): Part[] {
  const levels = levelsOf(part.text, direction)
  const levelAt = (place: number) => levels[place - part.start] ?? 0
  const cut = stretches.flatMap((look) => {
    const cuts: Look[] = []
    for (let from = look.start; from < look.end; ) {
      let to = from + 1
      while (to < look.end && levelAt(to) === levelAt(from)) to += 1
      cuts.push({ ...look, start: from, end: to })
      from = to
    }
    return cuts
  })
  const parts = partsOf(part, cut).map((each) => ({ ...each, level: levelAt(each.look.start) }))
  return inVisualOrder(parts, ({ level }) => level)
}
