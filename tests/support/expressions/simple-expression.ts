import { type AstNode, type CharacterClassBody, parse } from 'regjsparser'
import { type Letters, lettersOf } from './letters.ts'

/**
 * An expression, simplified for judging its growth. Its syntax is gone, and everything that costs time remains: single
 * characters are sets of a small alphabet, and lookarounds are optional places. No simplification makes an expression
 * look faster than it is.
 */
export type Part =
  | { readonly kind: 'letter'; readonly letters: ReadonlySet<string> }
  | { readonly kind: 'row' | 'choice'; readonly parts: readonly Part[] }
  | {
      readonly kind: 'repeat'
      readonly part: Part
      readonly min: number
      readonly max: number
      readonly isLazy: boolean
    }
  /** `look` is optional; the others have their meaning in expressions. */
  | { readonly kind: 'place'; readonly mark: '^' | '$' | '\\b' | '\\B' | 'look' }

type Syntax = AstNode<{ lookbehind: true; namedGroups: true; unicodePropertyEscape: true }>
type Group = Extract<Syntax, { behavior: 'normal' }>
type Around = Extract<Syntax, { behavior: 'lookahead' | 'lookbehind' | 'negativeLookahead' | 'negativeLookbehind' }>

/** The context of a part within its expression. */
interface Place {
  readonly isBackwards: boolean
  readonly isRepeated: boolean
  /** No part of the expression comes before it. */
  readonly isFirst: boolean
  readonly isLast: boolean
}

const whole: Place = { isBackwards: false, isRepeated: false, isFirst: true, isLast: true }
const within: Place = { isBackwards: false, isRepeated: false, isFirst: false, isLast: false }

export const lookPlace: Part = { kind: 'place', mark: 'look' }
const nothing: Part = { kind: 'row', parts: [] }

export interface SimpleExpression {
  /** The alternatives of the whole, tried one after the other at each position of a text. */
  readonly patterns: readonly Part[]
  /** Lookarounds, which are also tried at each position. */
  readonly around: readonly Part[]
  /** The alphabet of its parts. */
  readonly letters: ReadonlySet<string>
}

/** @throws Error for an expression that can't be judged */
export function simplify(source: string, flags: string): SimpleExpression {
  const features = { lookbehind: true, namedGroups: true, unicodePropertyEscape: true } as const
  const syntax: Syntax = parse(source, flags.replace(/[dgmy]/g, ''), features)
  const all = [...everyNode(syntax)]
  const characters = all.filter(isCharacter)
  const written = [...new Set(characters.map(({ raw }) => raw))]
  const letters = lettersOf(written, characters.flatMap(codesOf), flags)
  const reader = new Reader(letters, flags, all.filter(isGroup))
  const alternatives = syntax.type === 'disjunction' ? syntax.body : [syntax]
  return {
    patterns: alternatives.map((each) => reader.alternative(each)),
    around: all.filter(isAround).map((node) => reader.around(node)),
    letters: letters.all,
  }
}

class Reader {
  readonly #letters: Letters
  readonly #flags: string
  readonly #groups: readonly Group[]

  constructor(letters: Letters, flags: string, groups: readonly Group[]) {
    this.#letters = letters
    this.#flags = flags
    this.#groups = groups
  }

  alternative(syntax: Syntax): Part {
    const start: Part[] = this.#flags.includes('y') ? [{ kind: 'place', mark: '^' }] : []
    return { kind: 'row', parts: [...start, this.#part(syntax, whole)] }
  }

  /** Lookarounds at each place; a lookbehind reads backwards. */
  around(node: Around): Part {
    const isBackwards = node.behavior === 'lookbehind' || node.behavior === 'negativeLookbehind'
    return { kind: 'row', parts: [this.#row(node.body, { ...within, isBackwards }), lookPlace] }
  }

  #before(node: Around): Part {
    const letters = this.#lettersOf(node.body)
    if (node.behavior === 'lookbehind') return letters ? { kind: 'letter', letters } : this.#row(node.body, within)
    if (node.behavior !== 'negativeLookbehind' || !letters) return nothing
    return choice([{ kind: 'place', mark: '^' }, this.#othersThan(letters)])
  }

  #behind(node: Around): Part {
    if (node.behavior === 'lookahead') return this.#row(node.body, within)
    const letters = this.#lettersOf(node.body)
    if (node.behavior !== 'negativeLookahead' || !letters) return lookPlace
    return choice([{ kind: 'place', mark: '$' }, this.#othersThan(letters)])
  }

  #othersThan(letters: ReadonlySet<string>): Part {
    return { kind: 'letter', letters: new Set([...this.#letters.all].filter((letter) => !letters.has(letter))) }
  }

  /** A lookaround of one character before or after the whole is read as part of it. */
  #row(nodes: readonly Syntax[], place: Place): Part {
    const row = place.isRepeated ? [...nodes] : shortenWords(nodes)
    const before: Part[] = []
    while (place.isFirst && row[0] && isAround(row[0])) before.push(this.#before(row.shift() as Around))
    if (place.isFirst && before.length === 0 && this.#isAnyLine(row[0])) {
      row.shift()
      before.push(
        choice([
          { kind: 'place', mark: '^' },
          { kind: 'letter', letters: this.#letters.lineEnds },
        ]),
      )
    }
    const last = place.isLast ? row.at(-1) : undefined
    const behind = last && isAround(last) ? [this.#behind(last)] : []
    if (behind.length > 0) row.pop()
    const parts = row.map((node, at) => {
      const isFirst = place.isFirst && before.length === 0 && at === 0
      return this.#part(node, {
        ...place,
        isFirst,
        isLast: place.isLast && behind.length === 0 && at === row.length - 1,
      })
    })
    return { kind: 'row', parts: [...onlyOne(before), ...(place.isBackwards ? parts.reverse() : parts), ...behind] }
  }

  #isAnyLine(node: Syntax | undefined): boolean {
    return node?.type === 'anchor' && node.kind === 'start' && this.#flags.includes('m')
  }

  #part(node: Syntax, place: Place): Part {
    if (isCharacter(node)) return { kind: 'letter', letters: this.#letters.of(node.raw) }
    if (isAround(node)) return place.isFirst || place.isLast ? this.#row([node], place) : lookPlace
    switch (node.type) {
      case 'disjunction':
        return choice(
          node.body.map((each) => this.#part(each, place)),
          place.isRepeated,
        )
      case 'alternative':
      case 'group':
        return this.#row(node.body, place)
      case 'quantifier': {
        const max = node.max ?? Number.POSITIVE_INFINITY
        const [body] = node.body
        const isOnce = max === 1
        const part = this.#part(body as Syntax, {
          ...place,
          isRepeated: place.isRepeated || !isOnce,
          isFirst: place.isFirst && isOnce && node.min === 1,
          isLast: place.isLast && isOnce,
        })
        return { kind: 'repeat', part, min: node.min, max, isLazy: !node.greedy }
      }
      case 'anchor': {
        const marks = { start: '^', end: '$', boundary: '\\b', 'not-boundary': '\\B' } as const
        const isAnyLine = this.#flags.includes('m') && !node.kind.includes('boundary')
        return place.isBackwards || isAnyLine ? lookPlace : { kind: 'place', mark: marks[node.kind] }
      }
      case 'reference': {
        // a back reference repeats no more than its group can read
        const group = this.#groups.find(
          (each, at) => at + 1 === node.matchIndex || each.name?.value === node.name?.value,
        )
        if (!group) throw new Error(`a group before its end: ${node.raw}`)
        return {
          kind: 'row',
          parts: [this.#row(group.body, { ...place, isRepeated: true, isFirst: false, isLast: false }), lookPlace],
        }
      }
      default:
        throw new Error(`cannot be judged: ${node.raw}`)
    }
  }

  /** A lookaround of at most one character; null for all others. */
  #lettersOf(body: readonly Syntax[]): ReadonlySet<string> | null {
    const [only] = body
    if (body.length !== 1 || !only) return null
    const each = only.type === 'disjunction' ? only.body : [only]
    const single = each.map((node) => (node.type === 'alternative' && node.body.length === 1 ? node.body[0] : node))
    if (!single.every((node) => node !== undefined && isCharacter(node))) return null
    return new Set(single.flatMap((node) => [...this.#letters.of((node as Syntax).raw)]))
  }
}

/** Only one of them is read as a character: the strictest, which has the fewest letters. */
function onlyOne(before: readonly Part[]): Part[] {
  const size = (part: Part): number => {
    if (part.kind === 'letter') return part.letters.size
    return part.kind === 'choice' ? Math.max(...part.parts.map(size)) : 0
  }
  const reading = before.filter((part) => part !== nothing).sort((one, other) => size(one) - size(other))
  return reading.slice(0, 1)
}

/** The first and the last letter of a long word are enough to judge growth, and many words begin alike. */
function shortenWords(nodes: readonly Syntax[]): Syntax[] {
  return nodes.filter((node, at) => {
    const isWithin = [nodes[at - 1], node, nodes[at + 1]].every((each) => each?.type === 'value')
    return !isWithin
  })
}

/** Two equal alternatives take twice the time of one, and each repetition doubles it again. */
function choice(parts: readonly Part[], isRepeated = false): Part {
  if (isRepeated) return { kind: 'choice', parts }
  const known = new Map(parts.map((part) => [keyOf(part), part]))
  return { kind: 'choice', parts: [...known.values()] }
}

function keyOf(part: Part): string {
  return JSON.stringify(part, (_, value) => {
    if (value instanceof Set) return [...value].join('')
    return value === Number.POSITIVE_INFINITY ? 'no end' : value
  })
}

export function hasLoop(part: Part): boolean {
  if (part.kind === 'repeat') return part.max >= manyTimes || hasLoop(part.part)
  return (part.kind === 'row' || part.kind === 'choice') && part.parts.some(hasLoop)
}

/** From this number on, a bounded repetition counts as unbounded. */
export const manyTimes = 10

function isCharacter(node: Syntax): boolean {
  return ['characterClass', 'characterClassEscape', 'unicodePropertyEscape', 'value', 'dot'].includes(node.type)
}

function isAround(node: Syntax): node is Around {
  return node.type === 'group' && /look/i.test(node.behavior)
}

function isGroup(node: Syntax): node is Group {
  return node.type === 'group' && node.behavior === 'normal'
}

/** The code points that a single element mentions, and their successors. */
function codesOf(node: Syntax | CharacterClassBody): number[] {
  if (node.type === 'value') return [node.codePoint, node.codePoint + 1]
  if (node.type === 'characterClassRange') return [node.min, node.max].flatMap(codesOf)
  return node.type === 'characterClass' ? node.body.flatMap(codesOf) : []
}

/** The text without character classes. */
function* everyNode(node: Syntax): Generator<Syntax> {
  yield node
  if (node.type === 'characterClass' || !('body' in node)) return
  for (const each of node.body) yield* everyNode(each)
}
