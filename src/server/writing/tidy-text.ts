/** Makes a model's output fit for LinkedIn while it streams. What it returns is final: the pieces make up the text. */
export interface Tidier {
  /** Takes the next piece and returns what can be shown so far, often a little less, sometimes nothing. */
  push(piece: string): string
  /** Returns what was still held back. */
  end(): string
}

const address = '(?:[^()\\s]|\\([^()\\s]*\\))*'
const link = `\\[[^\\][\\n]*\\]\\(${address}\\)`
const citations = new RegExp(`(?<!\\s)\\s*\\(${link}(?:[,;]? ?${link})*\\)`, 'g')
const links = new RegExp(`\\[([^\\][\\n]*)\\]\\((${address})\\)`, 'g')
const bold = /\*\*([^*\s](?:[^*\n]*[^*\s])?)\*\*/g
/** A line without an end is held no longer than this, whatever may have started in it. */
const longestHeld = 8_000

/**
 * However the vendor cuts its text, the result is the same:
 * - no white space at either end or before a line break, at most one empty line in a row;
 * - Markdown that LinkedIn would show as it stands is undone: **bold** loses its stars, [label](https://…) becomes
 *   "label (https://…)"; with `dropsCitations`, a web search's citations ([site](https://…)) in brackets go, since
 *   they are reported as sources anyway;
 * - no NUL characters, which PostgreSQL refuses, and no halves of surrogate pairs.
 */
export function createTidier({ dropsCitations }: { dropsCitations: boolean }): Tidier {
  let held = ''
  let breaks = 0
  let hasStarted = false

  function emit(text: string): string {
    if (text === '') return ''
    const lead = hasStarted ? '\n'.repeat(Math.min(breaks, 2)) : ''
    hasStarted = true
    breaks = 0
    return lead + text.replace(/\p{Cs}/gu, '\uFFFD')
  }

  function emitLine(line: string): string {
    const tidied = tidyLine(line, dropsCitations).trimEnd()
    return emit(hasStarted ? tidied : tidied.trimStart())
  }

  function emitWholeLines(): string {
    let out = ''
    for (let end = held.indexOf('\n'); end >= 0; end = held.indexOf('\n')) {
      out += emitLine(held.slice(0, end))
      breaks += 1
      held = held.slice(end + 1)
    }
    return out
  }

  return {
    push(piece) {
      held += piece.replaceAll('\0', '').replaceAll('\r', '')
      const lines = emitWholeLines()
      if (!hasStarted) held = held.trimStart()
      const settled = held.slice(0, held.length > longestHeld ? longestHeld : settledLength(held))
      held = held.slice(settled.length)
      return lines + emit(settled)
    },
    end() {
      const lines = emitWholeLines()
      const rest = held
      held = ''
      return lines + emitLine(rest)
    },
  }
}

/** From here on a line may still change: mark-up may begin, white space may be its end, a character may be half. */
function settledLength(line: string): number {
  const mark = line.search(/[[*]/)
  if (line.charAt(mark) === '*') return mark
  if (mark < 0 && /[\uD800-\uDBFF]$/.test(line.slice(-1))) return line.length - 1
  const before = line.slice(0, mark < 0 ? line.length : mark)
  return (before.endsWith('(') ? before.slice(0, -1) : before).trimEnd().length
}

function tidyLine(line: string, dropsCitations: boolean): string {
  const cited = dropsCitations ? line.replace(citations, '') : line
  return cited.replace(links, (_, label: string, target: string) => plainLink(label, target)).replace(bold, '$1')
}

function plainLink(label: string, target: string): string {
  return target.includes(label) ? target : `${label} (${target})`
}
