import type { TextData } from './scene.ts'

/** Marks in a text where its words may be parted at the end of a line; they are not seen elsewhere. */
export const softHyphen = '\u00ad'

/**
 * A text with changed or removed hyphenation; styled words keep their style. Pure.
 * @param part inserts the soft hyphens into a text that has none
 */
export function partWords<Of extends Pick<TextData, 'text' | 'runs'>>(data: Of, part: (text: string) => string): Of {
  const text = part(data.text.replaceAll(softHyphen, ''))
  const places = placesOfLetters(text)
  const placeOf = (at: number) => places[data.text.slice(0, at).replaceAll(softHyphen, '').length] ?? text.length
  const runs = data.runs?.map((run) => ({ ...run, start: placeOf(run.start), end: placeOf(run.end) }))
  return { ...data, text, ...(runs && { runs }) }
}

/** Positions of all units except soft hyphens. */
function placesOfLetters(text: string): number[] {
  return [...text.matchAll(/[^\u00ad]/gs)].map(({ index }) => index)
}
