import type { LetterForm } from '../letters/letter-line.ts'

/** What a style sheet of the page makes of the letters of an element is noted here, see drop-hidden.ts. */
export const formAttribute = 'data-letter-form'

const formsOfNames: Readonly<Record<string, LetterForm>> = {
  SUP: 'raised',
  SUB: 'lowered',
  DEL: 'struck',
  S: 'struck',
  STRIKE: 'struck',
}

/** The letter form in an element; inside struck-out text everything is struck out. */
export function letterFormOf(element: Element, name: string, outer: LetterForm): LetterForm {
  if (outer === 'struck' || outer === 'note') return outer
  const styled = element.getAttribute(formAttribute)
  if (styled !== null) return styled as LetterForm
  return formsOfNames[name] ?? outer
}
