import { closeMark, openMark } from './post-marks.ts'
import { isRefusal, longestRefusal, opensAsRefusal } from './refusals.ts'

/**
 * Streams what a model writes between the marks of a post. What comes before them is dropped, what comes after them too.
 * A model that forgets the marks is taken at its word: when its first characters have none, all of it is the answer,
 * unless it reads as a refusal.
 */
export interface AnswerGate {
  /** Takes the next piece and returns what can be shown. */
  push(piece: string): string
  /** What was still held back, if it belongs to the post. */
  end(): { text: string; isRefusal: boolean }
}

/** In UTF-16 units. A preface is shorter, and so is a refusal up to the words that show it. */
const heldAtStart = 120

export function createAnswerGate(): AnswerGate {
  let place: 'before' | 'inside' | 'after' = 'before'
  let hasShown = false
  let held = ''

  /** @param isEnd whether nothing more comes, so that what is held is no beginning of a mark */
  function letThrough(isEnd: boolean): string {
    if (place === 'before') {
      const most = opensAsRefusal(held.slice(0, heldAtStart)) ? longestRefusal : heldAtStart
      const mark = held.slice(0, most + openMark.length).indexOf(openMark)
      if (mark < 0 && !isEnd && held.length <= most + openMark.length) return ''
      if (mark >= 0) held = held.slice(mark + openMark.length)
      place = 'inside'
    }
    const end = held.indexOf(closeMark)
    const isOver = place === 'after' || end >= 0
    const settled = end >= 0 ? end : isEnd ? held.length : settledLength(held)
    const shown = place === 'after' ? '' : held.slice(0, settled).replaceAll(openMark, '')
    held = isOver ? '' : held.slice(settled)
    if (isOver) place = 'after'
    const text = hasShown ? shown : shown.trimStart()
    hasShown ||= text !== ''
    return isOver || isEnd ? text.trimEnd() : text
  }

  return {
    push(piece) {
      held += piece
      return letThrough(false)
    },
    end() {
      const refuses = place === 'before' && !held.includes(openMark) && isRefusal(held)
      return { text: refuses ? '' : letThrough(true), isRefusal: refuses }
    },
  }
}

/** White space at the end waits, and what may become a mark. */
function settledLength(text: string): number {
  const last = text.lastIndexOf('<')
  const tail = text.slice(last)
  const mayBeMark = last >= 0 && (openMark.startsWith(tail) || closeMark.startsWith(tail))
  return (mayBeMark ? text.slice(0, last) : text).trimEnd().length
}
