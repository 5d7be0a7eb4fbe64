/** Readers see the numbers of an ordered list, so the text has them too. */

const lastNumbers = new WeakMap<Element, number>()
const longestList = 10_000

const longestStyle = 1_000

/** `3. `, `c. ` or `iii. `; empty for an item without a number. Items come in order, each once a walk. */
export function numberOf(item: Element): string {
  const list = item.parentElement
  if (list?.tagName !== 'OL') return ''
  const style = [list, item].map((each) => (each.getAttribute('style') ?? '').slice(0, longestStyle)).join(';')
  if (/list-style(?:-type)?\s*:[^;]{0,200}\bnone\b/i.test(style)) return ''
  const step = list.hasAttribute('reversed') ? -1 : 1
  const last = item.previousElementSibling ? lastNumbers.get(list) : undefined
  const number = numberIn(item, 'value') ?? (last === undefined ? firstNumber(list, step) : last + step)
  lastNumbers.set(list, number)
  return `${written(number, list, style)}. `
}

function firstNumber(list: Element, step: number): number {
  const start = numberIn(list, 'start')
  if (start !== null || step > 0) return start ?? 1
  let items = 0
  for (let child = list.firstElementChild; child && items < longestList; child = child.nextElementSibling) {
    if (child.tagName === 'LI') items += 1
  }
  return items
}

function numberIn(element: Element, attribute: string): number | null {
  const value = /^\s*([+-]?\d{1,9})/.exec(element.getAttribute(attribute) ?? '')?.[1]
  return value === undefined ? null : Number(value)
}

function written(number: number, list: Element, style: string): string {
  const type = list.getAttribute('type') ?? ''
  if (type === 'a' || /lower-(?:alpha|latin)/i.test(style)) return letters(number)
  if (type === 'A' || /upper-(?:alpha|latin)/i.test(style)) return letters(number).toUpperCase()
  if (type === 'i' || /lower-roman/i.test(style)) return roman(number)
  if (type === 'I' || /upper-roman/i.test(style)) return roman(number).toUpperCase()
  return String(number)
}

/** 1 is a, 27 is aa. */
function letters(number: number): string {
  if (number < 1 || number > longestList) return String(number)
  const before = Math.floor((number - 1) / 26)
  return (before > 0 ? letters(before) : '') + String.fromCharCode(97 + ((number - 1) % 26))
}

const romanParts: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function roman(number: number): string {
  if (number < 1 || number >= 4000) return String(number)
  let rest = number
  let text = ''
  for (const [value, sign] of romanParts) {
    text += sign.repeat(Math.floor(rest / value))
    rest %= value
  }
  return text
}
