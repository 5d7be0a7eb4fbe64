import type { TextData } from './scene.ts'

/** Which way a text runs, by its first letter that has a direction, as browsers tell it (dir="auto"). */

const strong = /\p{L}/u
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

export function directionOf(text: string): 'ltr' | 'rtl' {
  const first = strong.exec(text)?.[0]
  return first !== undefined && rightToLeft.test(first) ? 'rtl' : 'ltr'
}

/** How other words in place of a layer's are aligned: those that run the other way begin at the other edge. */
export function alignedFor(before: Pick<TextData, 'text' | 'textAlign'>, text: string): TextData['textAlign'] {
  const hasTurned = directionOf(before.text) !== directionOf(text)
  if (!hasTurned || before.textAlign === 'center') return before.textAlign
  return before.textAlign === 'left' ? 'right' : 'left'
}
