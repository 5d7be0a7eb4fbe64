import { fractionText } from './fractions.ts'
import { power } from './powers.ts'
import { texAccents, texBlanks, texFunctions, texLooks, texSigns, texSizes } from './tex-signs.ts'

const longestSource = 2_000
const deepestGroup = 20

/**
 * A formula of TeX as a line of text: `E=mc^2` is E=mc², `\frac{3}{4}` is ¾. Null for what has commands that are not
 * known, or lines of its own.
 */
export function texToText(source: string): string | null {
  if (source.length > longestSource) return null
  try {
    const reader = new TexReader(source)
    const text = evenBlanks(reader.group('', 0))
    return text === '' ? null : text
  } catch (error) {
    if (error instanceof UnknownTex) return null
    throw error
  }
}

class UnknownTex extends Error {}

class TexReader {
  readonly #tokens: string[]
  #at = 0

  constructor(source: string) {
    this.#tokens = source.match(/\\(?:[a-zA-Z]+|[\s\S])|\s+|\d+(?:[.,]\d+)*|[\s\S]/gu) ?? []
  }

  /** Up to the sign that closes the group, or to the end for ''. */
  group(closing: string, depth: number): string {
    if (depth > deepestGroup) throw new UnknownTex()
    let text = ''
    while (this.#at < this.#tokens.length) {
      const token = this.#tokens[this.#at] as string
      if (token === closing) {
        this.#at += 1
        return text
      }
      text += this.#part(text, depth)
    }
    if (closing !== '') throw new UnknownTex()
    return text
  }

  /** The next part as text; `before` is what it joins. */
  #part(before: string, depth: number): string {
    const token = this.#tokens[this.#at++] as string
    if (token.startsWith('\\')) return this.#command(token.slice(1), before, depth)
    if (token === '^') return raise(this.#argument(depth))
    if (token === '_') return lower(this.#argument(depth))
    if (token === '{') return this.group('}', depth + 1)
    if (token === "'") return '′'
    if (token === '~') return ' '
    if (token === '}' || token === '&' || token === '%' || token === '#') throw new UnknownTex()
    return token
  }

  /** A group or one sign. Of a number that is no group only the first digit counts. */
  #argument(depth: number): string {
    while (/^\s+$/.test(this.#tokens[this.#at] ?? '')) this.#at += 1
    const token = this.#tokens[this.#at]
    if (token === undefined || token === '^' || token === '_') throw new UnknownTex()
    if (/^\d./.test(token)) {
      this.#tokens[this.#at] = token.slice(1)
      return token.slice(0, 1)
    }
    return this.#part('', depth + 1)
  }

  #command(name: string, before: string, depth: number): string {
    const sign = texSigns.get(name) ?? texBlanks.get(name)
    if (sign !== undefined) return sign
    if (/^[%$#&_{}|]$/.test(name)) return name
    if (texFunctions.has(name)) return /^[\s({[^_]/.test(this.#next()) ? name : `${name} `
    if (texLooks.has(name)) return this.#argument(depth)
    if (texSizes.has(name)) return this.#next() === '.' ? this.#skip() : ''
    if (/^[dt]?frac$/.test(name)) return divide(this.#argument(depth), this.#argument(depth), before)
    if (name === 'sqrt') return this.#root(depth)
    const accent = texAccents.get(name)
    if (accent === undefined) throw new UnknownTex()
    const under = this.#argument(depth)
    return /^\p{L}$/u.test(under) ? (under + accent).normalize('NFC') : under
  }

  #root(depth: number): string {
    let sign = '√'
    if (this.#next() === '[') {
      this.#at += 1
      const degree = this.group(']', depth + 1)
      sign = degree === '3' ? '∛' : degree === '4' ? '∜' : `${raise(degree)}√`
    }
    return sign + bracketed(this.#argument(depth))
  }

  #next(): string {
    return this.#tokens[this.#at] ?? ''
  }

  #skip(): string {
    this.#at += 1
    return ''
  }
}

/** A command may need a blank behind it that says nothing: a sign has blanks on both of its sides, or on none. */
function evenBlanks(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([×·÷±∓≤≥≠≈≡→⇒=+]) ?| ?([×·÷±∓≤≥≠≈≡→⇒=+]) /g, ' $1$2 ')
    .trim()
}

function raise(exponent: string): string {
  if (exponent === '°' || exponent === '′') return exponent
  return /^(?:st|nd|rd|th)$/.test(exponent) ? exponent : power(exponent)
}

function lower(index: string): string {
  const tidy = index.trim()
  if (/^\d+$/.test(tidy)) return Array.from(tidy, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('')
  return /^[\p{L}\p{N}]+$/u.test(tidy) ? `_${tidy}` : `_(${tidy})`
}

function divide(over: string, under: string, before: string): string {
  if (/^\d+$/.test(over) && /^\d+$/.test(under)) return fractionText(over, under, before)
  return `${bracketed(over)}/${bracketed(under)}`
}

/** In brackets where it would otherwise fall apart. */
function bracketed(text: string): string {
  return /^[\p{L}\p{N}\p{M}.,²³′_]+$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`
}
