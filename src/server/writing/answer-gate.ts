import { mayStartWith } from './answer-words.ts'
import { isClosingLine, offerStarts, prefaceLength, prefaceStarts, ruleStarts } from './prefaces.ts'
import { isRefusal, longestRefusal, opensAsRefusal, refusalStarts } from './refusals.ts'

/**
 * Lets a post through as it arrives and keeps back what is said around it. The beginning waits only while it may still
 * turn out to be a preface or a refusal, at most `heldAtStart` characters unless it does refuse; from then on only lines
 * that begin as an offer after the post wait for what follows them.
 */
export interface AnswerGate {
  /** Takes the next piece and returns what can be shown. */
  push(piece: string): string
  /** What was still held back, if it belongs to the post. */
  end(): { text: string; isRefusal: boolean }
}

/** In UTF-16 units. A preface or the first sentence of a refusal is shorter. */
const heldAtStart = 200
const heldAtEnd = 600

export function createAnswerGate(): AnswerGate {
  let isOpen = false
  let held = ''
  let hasCut = false

  /** Looks at the beginning until it is decided; a refusal stays in `held`. @returns what can be shown */
  function open(isEnd: boolean): string {
    for (;;) {
      if (hasCut) held = withoutRule(held)
      if (held === '') return ''
      const hasLine = isEnd || held.trimStart().includes('\n') || held.length >= heldAtStart
      const cut = hasLine ? prefaceLength(held) : 0
      if (cut === 0) {
        if (!isEnd && mustWait(hasLine)) return ''
        break
      }
      held = held.slice(cut)
      hasCut = true
    }
    if (isEnd && isRefusal(held)) return ''
    isOpen = true
    return letThrough()
  }

  function mustWait(hasLine: boolean): boolean {
    if (mayStartWith(held, refusalStarts) && held.length <= (opensAsRefusal(held) ? longestRefusal : heldAtStart))
      return true
    const mayBePreface = mayStartWith(held, prefaceStarts) || (hasCut && ruleStarts.test(held.trim()))
    return !hasLine && mayBePreface
  }

  /** Shows all but the last lines, while those may be what is said after the post. */
  function letThrough(): string {
    let shown = ''
    for (let at = held.indexOf('\n'); at >= 0; at = held.indexOf('\n')) {
      shown += held.slice(0, at)
      held = held.slice(at)
      if (held.length <= heldAtEnd && mayBeClosing(held)) return shown
      const lineEnd = held.search(/[^\n]\n/) + 1
      shown += lineEnd > 0 ? held.slice(0, lineEnd) : held
      held = lineEnd > 0 ? held.slice(lineEnd) : ''
    }
    shown += held
    held = ''
    return shown
  }

  return {
    push(piece) {
      held += piece
      return isOpen ? letThrough() : open(false)
    },
    end() {
      const text = isOpen ? '' : open(true)
      const refuses = !isOpen && held !== ''
      const rest = refuses || isClosing(held) ? '' : held
      held = ''
      return { text: text + rest, isRefusal: refuses }
    },
  }
}

/** What a preface leaves before the post: empty lines and a rule. */
function withoutRule(text: string): string {
  return text
    .trimStart()
    .replace(/^[-*_=—–]{3,}\s*(?=\n|$)/, '')
    .trimStart()
}

/** @param tail begins with a line break */
function mayBeClosing(tail: string): boolean {
  const lines = tail.split('\n')
  const last = lines.pop() ?? ''
  const mayGoOn = last.trim() === '' || ruleStarts.test(last.trim()) || mayStartWith(last, offerStarts)
  return mayGoOn && lines.every((line) => line.trim() === '' || isClosingLine(line))
}

function isClosing(tail: string): boolean {
  return tail.split('\n').every((line) => line.trim() === '' || isClosingLine(line))
}
