import type { LeftOutKind } from '#shared/rules/left-out'
import type { LeftOutCounter } from '../left-out.ts'
import { fractionText, isFractionSlash } from './fractions.ts'
import { loweredText } from './lowered.ts'
import { hasOwnForms, splitOwnForms } from './own-forms.ts'
import { raisedText } from './raised.ts'

/**
 * How letters appear in their line. Readers report only this; its effect on the text is decided here, for all formats.
 * `note` is the mark of a footnote or endnote, `struck` is crossed out, `hidden` is invisible, `deleted` is a tracked
 * deletion, `formula` is text whose raised and lowered letters have meaning and whose figures join none around it.
 */
export type LetterForm = 'plain' | 'formula' | 'raised' | 'lowered' | 'struck' | 'note' | 'hidden' | 'deleted'

/** How omitted letters are reported to the author. */
const leftOutKindOf = {
  plain: undefined,
  formula: undefined,
  raised: 'noteMarks',
  lowered: undefined,
  struck: 'struck',
  note: 'noteMarks',
  hidden: 'hiddenTexts',
  deleted: 'deletions',
} as const satisfies Record<LetterForm, LeftOutKind | undefined>
const neverShown = new Set<LetterForm>(['struck', 'note', 'hidden', 'deleted'])

interface Run {
  text: string
  form: LetterForm
}

/** Further than this no rule looks back or ahead. */
const contextLength = 40
const maxRunsAhead = 4

/** Collects the letters of a line or paragraph; its text keeps exponents and drops note marks. */
export class LetterLine {
  readonly #runs: Run[] = []

  add(text: string, form: LetterForm = 'plain'): void {
    if (text === '') return
    if (form !== 'plain' || !hasOwnForms(text)) this.#push(text, form)
    else for (const run of splitOwnForms(text)) this.#push(run.text, run.form)
  }

  get isEmpty(): boolean {
    return this.#runs.length === 0
  }

  get endsInBlank(): boolean {
    const last = this.#runs.at(-1)
    return last === undefined || /\s$/.test(last.text)
  }

  /** Linear in the text, for any letter forms. */
  toText(leftOut?: LeftOutCounter): string {
    const [only] = this.#runs
    if (this.#runs.length === 1 && only && isKept(only.form)) return only.text
    const written = new WrittenLine()
    for (let at = 0; at < this.#runs.length; at += 1) {
      const fraction = this.#fractionAt(at)
      if (fraction) {
        written.add(fractionText(fraction.over, fraction.under, written.end))
        at = fraction.last
        if (fraction.rest) written.add(fraction.rest)
        continue
      }
      const { text, form } = this.#runs[at] as Run
      const shown = this.#shown(text, form, written.end, at)
      if (shown !== null) {
        written.add(shown)
        continue
      }
      written.leaveOut(form)
      const kind = leftOutKindOf[form]
      if (kind && text.trim() !== '') leftOut?.count(kind)
    }
    return written.text
  }

  #push(text: string, form: LetterForm): void {
    const last = this.#runs.at(-1)
    if (text === '') return
    if (last?.form === form && form !== 'formula') last.text += text
    else this.#runs.push({ text, form })
  }

  /** Null for omitted letters. */
  #shown(text: string, form: LetterForm, before: string, at: number): string | null {
    if (isKept(form)) return text
    if (neverShown.has(form)) return null
    return form === 'raised' ? raisedText(text, before, this.#after(at)) : loweredText(text, before)
  }

  #after(at: number): string {
    const next = this.#runs.slice(at + 1, at + 1 + maxRunsAhead).find(({ form }) => !neverShown.has(form))
    return next?.text.slice(0, contextLength) ?? ''
  }

  /** Raised digits, a slash of any form, lowered digits: 3¹⁄₂. */
  #fractionAt(at: number): { over: string; under: string; last: number; rest: string } | null {
    const [over, slash, under] = [this.#runs[at], this.#runs[at + 1], this.#runs[at + 2]]
    if (over?.form !== 'raised' || !/^\s*\d{1,4}\s*$/.test(over.text) || !slash) return null
    if (slash.form === 'lowered') {
      const joined = /^\s*[⁄∕/]\s*(\d{1,4})\s*$/.exec(slash.text)
      return joined ? { over: over.text.trim(), under: joined[1] ?? '', last: at + 1, rest: '' } : null
    }
    if (!isFractionSlash(slash.text)) {
      const below = slash.form === 'plain' ? /^[⁄∕](\d{1,4})(?!\d)/.exec(slash.text) : null
      if (!below) return null
      return { over: over.text.trim(), under: below[1] ?? '', last: at + 1, rest: slash.text.slice(below[0].length) }
    }
    if (under?.form !== 'lowered' || !/^\s*\d{1,4}\s*$/.test(under.text)) return null
    return { over: over.text.trim(), under: under.text.trim(), last: at + 2, rest: '' }
  }
}

function isKept(form: LetterForm): boolean {
  return form === 'plain' || form === 'formula'
}

/** Text of a format without raised letters except Unicode's own, such as plain text, line by line. */
export function readOwnForms(text: string, leftOut?: LeftOutCounter): string {
  if (!hasOwnForms(text)) return text
  return text
    .split('\n')
    .map((source) => {
      if (!hasOwnForms(source)) return source
      const line = new LetterLine()
      line.add(source)
      return line.toText(leftOut)
    })
    .join('\n')
}

/** Text as it grows. Where something was left out, its blanks don't add up; figures of different forms don't join. */
class WrittenLine {
  readonly #parts: string[] = []
  /** The last letters of the text, as many as the rules look back. */
  end = ''
  #isGap = false
  /** Letters on both sides of crossed out or hidden ones touch on the page too: 1, hidden 0, 2 is shown as 12. */
  #mayJoin = false

  get text(): string {
    return this.#parts.join('')
  }

  add(part: string): void {
    let added = part
    if (this.#isGap && /(?:^|\s)$/.test(this.end)) {
      added = added.replace(/^[ \u00a0]+/, '')
      // "for $9 million, in": the comma behind a figure that went follows the word in front of it
      if (/^[,.;:!?)\]]/.test(added)) this.#trimEnd()
    }
    if (!this.#mayJoin && /\d$/.test(this.end) && /^\d/.test(added)) added = ` ${added}`
    this.#parts.push(added)
    this.end = (this.end + added.slice(-contextLength)).slice(-contextLength)
    this.#isGap = false
    this.#mayJoin = false
  }

  leaveOut(form: LetterForm): void {
    this.#mayJoin = form !== 'note' && form !== 'raised'
    this.#isGap = true
  }

  #trimEnd(): void {
    const last = this.#parts.pop() ?? ''
    this.#parts.push(last.trimEnd())
    this.end = this.end.trimEnd()
  }
}
