import type { TextData } from '#shared/scene/scene'
import { directionOf } from '#shared/scene/text-direction'
import { type Stretch, stretchesOf } from '#shared/scene/text-runs'
import type { FontChoice } from './fonts.ts'
import { inSeenOrder, levelsOf, runsBothWays } from './text-order.ts'

/** A part of a line in one look: what everyone draws who draws text. */
export interface TextPiece {
  /** As it is shown: in capitals where the text is, without soft hyphens. */
  readonly text: string
  /** The left edge. */
  readonly x: number
  readonly width: number
  readonly font: FontChoice
  /** Canvas pixels behind every letter; contained in the width. */
  readonly letterSpacing: number
  readonly color: string
  /** Of the marker behind it, whose boxes stand in `TextLine.highlights`. */
  readonly highlight?: string
  readonly direction: 'ltr' | 'rtl'
}

/** A part of `TextData.text` within one line, from its `start`-th unit on. */
export interface LinePart {
  readonly text: string
  readonly start: number
}

export type MeasureIn = (text: string, font: FontChoice) => number

interface Part {
  readonly text: string
  readonly look: Stretch
  readonly level: number
}

const joinedScripts = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Adlam}\p{Script=Mongolian}]/u
const endsJoined = /[\p{Script=Arabic}\p{Script=Syriac}]\p{M}*$/u
const startsJoined = /^\p{M}*[\p{Script=Arabic}\p{Script=Syriac}]/u
const zeroWidthJoiner = '\u200d'

/** Canvas pixels between letters: none where letters of the text are joined. */
export function letterSpacingOf({ letterSpacing = 0, fontSize, text }: TextData): number {
  return letterSpacing !== 0 && joinedScripts.test(text) ? 0 : letterSpacing * fontSize
}

/** From left to right, the first at 0. Letters of one font are kerned across their looks, as the browser does it. */
export function piecesOf(data: TextData, part: LinePart, measure: MeasureIn): TextPiece[] {
  const direction = directionOf(data.text)
  const stretches = stretchesOf(data.runs, part.start, part.start + part.text.length)
  const isMixed = stretches.length > 1 && (direction === 'rtl' || runsBothWays(part.text))
  const parts = isMixed ? orderedParts(part, stretches, direction) : partsOf(part, stretches)
  const letterSpacing = letterSpacingOf(data)

  const pieces: TextPiece[] = []
  let [groupX, groupText, end] = [0, '', 0]
  for (const { text: raw, look, level } of parts) {
    const text = shownText(raw, data)
    const font = fontIn(data, look)
    const isKerned = !isMixed && isSameFont(pieces.at(-1)?.font, font)
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

/** A soft hyphen is seen where it ends its line only, which has become a hyphen by now. */
export function shownText(text: string, { textCase }: Pick<TextData, 'textCase'>): string {
  const shown = text.includes('\u00ad') ? text.replaceAll('\u00ad', '') : text
  return textCase === 'upper' ? shown.toUpperCase() : shown
}

function fontIn(data: TextData, look: Stretch): FontChoice {
  return {
    fontFamily: data.fontFamily,
    fontSize: data.fontSize,
    fontWeight: look.fontWeight ?? data.fontWeight,
    fontStyle: look.fontStyle ?? data.fontStyle,
  }
}

function isSameFont(one: FontChoice | undefined, other: FontChoice): boolean {
  return one?.fontWeight === other.fontWeight && one.fontStyle === other.fontStyle
}

/** Letters that are joined stay so where a look ends between them. */
function partsOf({ text, start }: LinePart, stretches: readonly Stretch[]): Part[] {
  const texts = stretches.map((look) => text.slice(look.start - start, look.end - start))
  return stretches.map((look, index) => {
    const own = texts[index] ?? ''
    const before = endsJoined.test(texts[index - 1] ?? '') && startsJoined.test(own) ? zeroWidthJoiner : ''
    const behind = endsJoined.test(own) && startsJoined.test(texts[index + 1] ?? '') ? zeroWidthJoiner : ''
    return { text: before + own + behind, look, level: 0 }
  })
}

/** Cut where the way changes that the letters run, and in the order in which they are seen. */
function orderedParts(part: LinePart, stretches: readonly Stretch[], direction: 'ltr' | 'rtl'): Part[] {
  const levels = levelsOf(part.text, direction)
  const levelAt = (place: number) => levels[place - part.start] ?? 0
  const cut = stretches.flatMap((look) => {
    const cuts: Stretch[] = []
    for (let from = look.start; from < look.end; ) {
      let to = from + 1
      while (to < look.end && levelAt(to) === levelAt(from)) to += 1
      cuts.push({ ...look, start: from, end: to })
      from = to
    }
    return cuts
  })
  const parts = partsOf(part, cut).map((each) => ({ ...each, level: levelAt(each.look.start) }))
  return inSeenOrder(parts, ({ level }) => level)
}
