/**
 * What undo goes back through: texts as they were before they were changed, and versions before a model's change. It
 * lasts as long as the page.
 */
export type Step = { kind: 'text'; text: string } | { kind: 'version'; number: number }

/** Where the post stands: its text, and the version it belongs to. */
export interface Standing {
  text: string
  version: number
}

/** Letters typed within this time of each other are undone together. */
const oneRunMs = 1_000

export function createTextHistory(now: () => number = Date.now) {
  const past: Step[] = []
  let future: Step[] = []
  let lastAt = Number.NEGATIVE_INFINITY
  let lastSize = 0

  function add(step: Step): void {
    past.push(step)
    future = []
  }

  function move(from: Step[], to: Step[], { text, version }: Standing): Step | null {
    lastAt = Number.NEGATIVE_INFINITY
    // a step that changes nothing to be seen is passed over
    for (let step = from.pop(); step; step = from.pop()) {
      if (step.kind === 'version') {
        to.push({ kind: 'version', number: version })
        return step
      }
      if (step.text !== text) {
        to.push({ kind: 'text', text })
        return step
      }
    }
    return null
  }

  return {
    /** Before a text is replaced by another one. */
    record(before: string, after: string): void {
      const at = now()
      const size = Math.sign(after.length - before.length)
      const isTyping = Math.abs(after.length - before.length) <= 1
      const isSameRun = isTyping && at - lastAt < oneRunMs && size === lastSize && past.at(-1)?.kind === 'text'
      lastAt = isTyping ? at : Number.NEGATIVE_INFINITY
      lastSize = size
      if (!isSameRun && before !== after) add({ kind: 'text', text: before })
    },
    /** After another version became the post's. @param before the number of the version it was */
    recordVersion(before: number): void {
      lastAt = Number.NEGATIVE_INFINITY
      add({ kind: 'version', number: before })
    },
    /** The step back; null where there is none. */
    undo: (standing: Standing) => move(past, future, standing),
    redo: (standing: Standing) => move(future, past, standing),
  }
}

/** Where the caret goes when one text becomes another: behind what is different. */
export function endOfChange(before: string, after: string): number {
  let end = 0
  while (end < Math.min(before.length, after.length) && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.length - end
}
