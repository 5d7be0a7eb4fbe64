/** The characters for testing expressions: a few of each group that Unicode and JavaScript treat alike. */

const properties =
  'L Lu Ll Lt Lm Lo M Mn N Nd No P Pd Ps Pe Pi Pf S Sc Sm Sk So Z Zs C Cf Cc Cn Co Cs Emoji Emoji_Modifier Extended_Pictographic Script=Latin Script=Cyrillic Script=Greek Script=Arabic Script=Hebrew Script=Han Script=Hiragana Script=Katakana Script=Hangul Script=Thai Script=Lao Script=Khmer Script=Myanmar Script=Syriac Script=Devanagari'
const classes = [/\s/, /\w/, /./, ...properties.split(' ').map((name) => new RegExp(`\\p{${name}}`, 'u'))]

/** Code points: all of Western texts, and two of each other kind. */
export function usualCharacters(): number[] {
  const kinds = new Map<string, number[]>()
  const add = (code: number) => {
    const character = String.fromCodePoint(code)
    const kind = classes.map((each) => Number(each.test(character))).join('')
    const found = kinds.get(kind) ?? []
    if (found.length < 2) kinds.set(kind, [...found, code])
  }
  for (let code = 0; code < 0x3100; code += 1) add(code)
  for (let code = 0x3100; code < 0x20000; code += 7) add(code)
  for (let code = 0xff00; code < 0x10000; code += 1) add(code)
  const western = [...span(0, 0x24f), ...span(0x2000, 0x206f)]
  return [...new Set([...western, ...[...kinds.values()].flat()])]
}

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
