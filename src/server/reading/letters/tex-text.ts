import { type Formula, formulaText } from './formula.ts'
import { texAccents, texBlanks, texFunctions, texLooks, texSigns, texSizes } from './tex-signs.ts'

const longestSource = 2_000
const deepestGroup = 20

/**
 * A TeX formula as a line of text: `E=mc^2` is E=mc², `\frac{3}{4}` is ¾. Null for unknown commands and for multi-line
 * formulas.
 */
export function texToText(source: string): string | null {
  if (source.length > longestSource) return null
  try {
    return evenBlanks(formulaText(new TexReader(source).group('', 0))) || null
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
  group(closing: string, depth: number): Formula[] {
    if (depth > deepestGroup) throw new UnknownTex()
    const parts: Formula[] = []
    while (this.#at < this.#tokens.length) {
      const token = this.#take()
      if (token === closing) return parts
      if (token === '^' || token === '_') parts.push(this.#scripts(parts.pop() ?? '', token, depth))
      else parts.push(this.#part(token, depth))
    }
    if (closing !== '') throw new UnknownTex()
    return parts
  }

  #scripts(base: Formula, sign: string, depth: number): Formula {
    const script = this.#argument(depth)
    const text = sign === '^' ? formulaText(script) : ''
    if (/^(?:st|nd|rd|th)$/.test(text)) return [base, text]
    const isSecond = typeof base === 'object' && 'base' in base
    const whole = isSecond ? base : { base }
    return { ...whole, [sign === '^' ? 'raised' : 'lowered']: script }
  }

  #part(token: string, depth: number): Formula {
    if (token.startsWith('\\')) return this.#command(token.slice(1), depth)
    if (token === '{') return this.group('}', depth + 1)
    if (token === "'") return '′'
    if (token === '~') return ' '
    if (/^[}&%#^_]$/.test(token)) throw new UnknownTex()
    return token
  }

  /** A group or one sign. Of a number that is no group only the first digit counts. */
  #argument(depth: number): Formula {
    let token = this.#take()
    while (/^\s+$/.test(token)) token = this.#take()
    if (/^\d./.test(token)) {
      this.#at -= 1
      this.#tokens[this.#at] = token.slice(1)
      return token.slice(0, 1)
    }
    return this.#part(token, depth + 1)
  }

  #command(name: string, depth: number): Formula {
    const sign = texSigns.get(name) ?? texBlanks.get(name)
    if (sign !== undefined) return sign
    if (/^[%$#&_{}|]$/.test(name)) return name
    if (texFunctions.has(name)) return /^[\p{L}\p{N}\\]/u.test(this.#next()) ? `${name} ` : name
    if (texLooks.has(name)) return this.#argument(depth)
    if (texSizes.has(name)) return this.#next() === '.' ? this.#take().slice(1) : ''
    if (/^[dt]?frac$/.test(name)) return { over: this.#argument(depth), under: this.#argument(depth) }
    if (name === 'sqrt') return this.#root(depth)
    const mark = texAccents.get(name)
    if (mark === undefined) throw new UnknownTex()
    return { letter: this.#argument(depth), mark }
  }

  #root(depth: number): Formula {
    if (this.#next() !== '[') return { root: this.#argument(depth) }
    this.#take()
    const degree = this.group(']', depth + 1)
    return { root: this.#argument(depth), degree }
  }

  #next(): string {
    return this.#tokens[this.#at] ?? ''
  }

  #take(): string {
    const token = this.#tokens[this.#at]
    if (token === undefined) throw new UnknownTex()
    this.#at += 1
    return token
  }
}

/** A blank that only ends a command has no meaning: a sign gets blanks on both sides, or on neither. */
function evenBlanks(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([×·÷±∓≤≥≠≈≡→⇒=+]) ?| ?([×·÷±∓≤≥≠≈≡→⇒=+]) /g, ' $1$2 ')
    .trim()
}
