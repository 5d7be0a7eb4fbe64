import type { NumberClaim } from './claims.ts'
import { type Context, nearestSentences } from './context.ts'
import { isSameValue } from './same-number.ts'

/** The numbers of a source that a post may have calculated with. */
export interface Operand {
  number: NumberClaim
  value: number
  sentence: number
  /** Whether the claim's line states it as well, and whether the post does. */
  isBeside: boolean
  isTold: boolean
  /** Whether it is the post's own: "four such courses" of 8 hours. */
  isOwn: boolean
}

/** Sentences on the claim's subject, and numbers of all sentences, that are tried. */
const maxSentences = 4
const maxTried = 30

/** Numbers of the sentences on the subject and of their neighbours, and those that the post states too. */
export function operandsFor(claim: NumberClaim, context: Context): Operand[] {
  const { index, told } = context
  const beside = told.line.numbers.filter((each) => !isIt(each, claim))
  const others = told.post().numbers.filter((each) => !isSameValue(each, claim))
  const near = nearestSentences(context, maxSentences).flatMap((sentence) => [sentence, sentence - 1, sentence + 1])
  const found = new Map<NumberClaim, number>()
  const add = (sentence: number, own?: NumberClaim) => {
    for (const number of index.sentences[sentence]?.numbers ?? [])
      if (isQuantity(number) && (!own || isSameValue(own, number)) && found.size < maxTried) found.set(number, sentence)
  }
  for (const own of beside) for (const sentence of holdersOf(own, context)) add(sentence)
  for (const sentence of new Set(near)) add(sentence)
  for (const own of others) for (const sentence of holdersOf(own, context)) add(sentence, own)
  const own = beside.filter(({ unit, values: [value = 0] }) => unit === null && value < maxOwn)
  const sourced = [...found]
    .map(([number, sentence]) => ({
      number,
      sentence,
      value: number.values[0] ?? Number.NaN,
      isBeside: beside.some((each) => isSameValue(each, number)),
      isTold: others.some((each) => isSameValue(each, number)),
      isOwn: false,
    }))
    .sort((a, b) => a.sentence - b.sentence || a.number.start - b.number.start)
  return [
    ...sourced,
    ...own.map((number) => ({ ...placeOf(context, number), isBeside: true, isTold: true, isOwn: true })),
  ]
}

/** A writer's own multiple is small. */
const maxOwn = 1000

function placeOf({ best }: Context, number: NumberClaim): Pick<Operand, 'number' | 'value' | 'sentence'> {
  return { number, value: number.values[0] ?? Number.NaN, sentence: best ?? 0 }
}

function isQuantity({ unit }: NumberClaim): boolean {
  return unit !== 'ordinal' && unit !== 'time'
}

function isIt(a: NumberClaim, b: NumberClaim): boolean {
  return a.start === b.start && a.end === b.end
}

/** The first sentences of the source that have the number. */
function holdersOf({ values: [value = Number.NaN] }: NumberClaim, { index }: Context): number[] {
  return (index.byValue.get(value) ?? []).slice(0, 2)
}
