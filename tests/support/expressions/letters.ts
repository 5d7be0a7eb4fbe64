import { usualCharacters } from './usual-characters.ts'

/**
 * The characters that a single element such as `\d` or `[^a-z]` matches, as sets of a small alphabet, by source text.
 */
export interface Letters {
  /** @throws Error for an element that is not in the expression */
  of(raw: string): ReadonlySet<string>
  /** All of the alphabet. */
  readonly all: ReadonlySet<string>
  readonly lineEnds: ReadonlySet<string>
}

const wordSigns = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_')
const otherSigns = Array.from({ length: 2_000 }, (_, at) => String.fromCharCode(0x400 + at))
const usual = usualCharacters()

/**
 * The alphabet has one letter for all characters that the expression does not distinguish, judged by JavaScript itself,
 * including case. Word characters stay word characters, for `\b`.
 * @param written the single elements of the expression
 * @param codes the code points it mentions
 */
export function lettersOf(written: readonly string[], codes: readonly number[], flags: string): Letters {
  const way = flags.replace(/[dgmy]/g, '')
  const tests = [/^\w$/, /^[\n\r\u2028\u2029]$/, ...written.map((raw) => new RegExp(`^${raw}$`, way))]
  const most = flags.includes('u') ? 0x10ffff : 0xffff
  const characters = [...new Set([...usual, ...codes])].filter((code) => code <= most)
  const letters = new Map<string, string>()
  let [words, others] = [0, 0]
  for (const code of characters) {
    const character = String.fromCodePoint(code)
    const kind = tests.map((each) => Number(each.test(character))).join('')
    if (letters.has(kind)) continue
    const sign = kind.startsWith('1') ? wordSigns[words++] : otherSigns[others++]
    if (sign === undefined) throw new Error('more letters than the alphabet has')
    letters.set(kind, sign)
  }
  const matching = (at: number) =>
    new Set([...letters].filter(([kind]) => kind.charAt(at) === '1').map(([, letter]) => letter))
  return {
    of: (raw) => {
      const at = written.indexOf(raw)
      if (at === -1) throw new Error(`not a character: ${raw}`)
      return matching(at + 2)
    },
    all: new Set(letters.values()),
    lineEnds: matching(1),
  }
}
