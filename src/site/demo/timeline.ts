/**
 * The demo as a function of time, independent of the DOM: how much is typed, chosen and written at a moment. Times are
 * milliseconds since the start.
 */

/** Lengths of the typed and written texts, in characters. */
export interface Lengths {
  url: number
  opinion: number
  post: number
}

export type Step = (typeof order)[number]

export interface Frame {
  step: Step
  urlChars: number
  webSearch: boolean
  /** Whether a select shows its final or its initial value. */
  styleChosen: boolean
  modelChosen: boolean
  opinionChars: number
  generating: boolean
  postChars: number
}

/** Typing speeds of a person and of a model's stream. */
const typedCharMs = 32
const writtenCharMs = 14
/** A pause to look, then the choice in the middle of the step. */
const choiceMs = 1_200
const generatingMs = 1_400
/** Long enough to read the post. */
const restMs = 9_000

const order = ['url', 'opinion', 'style', 'model', 'language', 'webSearch', 'generate', 'write', 'rest'] as const

function duration(step: Step, lengths: Lengths): number {
  if (step === 'url') return lengths.url * typedCharMs + 400
  if (step === 'opinion') return lengths.opinion * typedCharMs + 400
  if (step === 'generate') return generatingMs
  if (step === 'write') return lengths.post * writtenCharMs
  return step === 'rest' ? restMs : choiceMs
}

/** The duration of one round. */
export function roundMs(lengths: Lengths): number {
  return order.reduce((sum, step) => sum + duration(step, lengths), 0)
}

/** The demo's state at a moment. It repeats after each round. */
export function frameAt(timeMs: number, lengths: Lengths): Frame {
  let into = timeMs % roundMs(lengths)
  let index = 0
  for (const step of order) {
    const length = duration(step, lengths)
    if (into < length) break
    into -= length
    index += 1
  }
  const step = order[index] ?? 'rest'
  const has = (wanted: Step) => order.indexOf(wanted) < index
  const chosen = (wanted: Step) => has(wanted) || (step === wanted && into >= choiceMs / 2)
  const typed = (wanted: Step, chars: number, charMs: number) =>
    has(wanted) ? chars : step === wanted ? Math.min(chars, Math.floor(into / charMs)) : 0

  return {
    step,
    urlChars: typed('url', lengths.url, typedCharMs),
    webSearch: chosen('webSearch'),
    styleChosen: chosen('style'),
    modelChosen: chosen('model'),
    opinionChars: typed('opinion', lengths.opinion, typedCharMs),
    generating: step === 'generate',
    postChars: typed('write', lengths.post, writtenCharMs),
  }
}

/** The last frame: all typed, all chosen, all written. */
export function finalFrame(lengths: Lengths): Frame {
  return frameAt(roundMs(lengths) - 1, lengths)
}
