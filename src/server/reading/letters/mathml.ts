import type { Formula } from './formula.ts'

/** One element of MathML, once its own parts are known. */
export interface MathPart {
  /** Its name, in lower case and without a prefix. */
  name: string
  formula: Formula
}

/** Between a function's name and its argument. */
const applied = '\u2061'
const tokens = new Set(['mi', 'mn', 'mo', 'ms', 'mtext'])
/** A second form of the same formula, and what only takes room. */
const withoutLetters = new Set(['annotation', 'annotation-xml', 'mphantom'])
const accents: Record<string, string> = { '¯': '\u0304', '‾': '\u0304', '^': '\u0302', '~': '\u0303', '˙': '\u0307' }

/**
 * The formula of a MathML element from its parts, innermost elements first. `text` is the text directly in it, which
 * only tokens have.
 */
export function mathElement(
  name: string,
  attributes: Record<string, string>,
  parts: readonly MathPart[],
  text: string,
): Formula {
  if (tokens.has(name)) return text.replace(/\s+/g, ' ').trim()
  if (withoutLetters.has(name)) return ''
  const [first, second, third] = parts.map((part) => part.formula)
  switch (name) {
    case 'mspace':
      return ' '
    case 'semantics':
      return first ?? ''
    case 'mfrac':
      return attributes.linethickness?.startsWith('0')
        ? { rows: [[first ?? ''], [second ?? '']] }
        : { over: first ?? '', under: second ?? '' }
    case 'msqrt':
      return { root: rowOf(parts) }
    case 'mroot':
      return { root: first ?? '', degree: second ?? '' }
    case 'msup':
      return { base: first ?? '', raised: second ?? '' }
    case 'msub':
    case 'munder':
      return { base: first ?? '', lowered: second ?? '' }
    case 'mover': {
      const accent = typeof second === 'string' ? accents[second] : undefined
      return accent ? { letter: first ?? '', mark: accent } : { base: first ?? '', raised: second ?? '' }
    }
    case 'msubsup':
    case 'munderover':
      return { base: first ?? '', lowered: second ?? '', raised: third ?? '' }
    case 'mmultiscripts':
      return multiscripts(parts)
    case 'mfenced':
      return {
        open: attributes.open ?? '(',
        parts: parts.map((part) => part.formula),
        separator: attributes.separators?.trim().slice(0, 1) ?? ', ',
        close: attributes.close ?? ')',
      }
    case 'mtable':
      return { rows: parts.map((row) => (Array.isArray(row.formula) ? row.formula : [row.formula])) }
    case 'mtr':
      return parts.map((cell) => cell.formula)
    default:
      return rowOf(parts)
  }
}

/** The parts of a row; what reads as one word with its neighbour without a blank gets one. */
function rowOf(parts: readonly MathPart[]): Formula {
  return parts.flatMap(({ name, formula }, at) => {
    const next = parts[at + 1]?.formula === applied ? parts[at + 2] : parts[at + 1]
    const isWord = name === 'mi' && typeof formula === 'string' && /^\p{L}{2}/u.test(formula)
    const isLarge = name === 'munder' || name === 'munderover'
    return next && next.name !== 'mo' && (isWord || isLarge) ? [formula, ' '] : [formula]
  })
}

/** The base, its pairs of indices and exponents, then those before it. */
function multiscripts(parts: readonly MathPart[]): Formula {
  const [base, ...others] = parts
  const preAt = others.findIndex((part) => part.name === 'mprescripts')
  const behind = preAt < 0 ? others : others.slice(0, preAt)
  const before = preAt < 0 ? [] : others.slice(preAt + 1)
  return [pairOf('', before), pairOf(base?.formula ?? '', behind)]
}

function pairOf(base: Formula, parts: readonly MathPart[]): Formula {
  const of = (isRaised: number) => parts.filter((_, at) => at % 2 === isRaised).map((part) => part.formula)
  return { base, lowered: of(0), raised: of(1) }
}
