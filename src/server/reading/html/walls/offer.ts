import { offerOf } from './offer-words.ts'
import { plain } from './words.ts'

/** How far from its end a text may begin to offer. */
const tailLines = 14
const linesAfterArticle = 8
/** Below a gate there is nothing of an article; below the mention of a price there may be. */
const shareBelow = { gate: 0.3, offer: 0.6 }
/** An article about what things cost names as many prices as an offer, but not in so few words. */
const offerChars = 400
/** A heading is classified by the text that follows it. */
const headingChars = 120

export interface Offered {
  /** What is left without the offer. */
  lines: readonly string[]
  /** `gate`: the rest is for subscribers only. `offer`: a subscription is offered after the article. */
  kind: 'gate' | 'offer' | null
}

/**
 * Cuts off offers in a text's last lines: to subscribe, to register, to sign in.
 * @param linesAfter the page's lines below the text; only a gate there means that the text goes on
 */
export function withoutOffer(lines: readonly string[], linesAfter: readonly string[]): Offered {
  const start = startOfOffer(lines)
  if (start >= 0) {
    const cut = lines.slice(start)
    const kind = cut.some((line) => offerOf(plain(line)) === 'gate') ? 'gate' : 'offer'
    return { lines: lines.slice(0, start), kind }
  }
  return { lines, kind: linesAfter.slice(0, linesAfterArticle).some(isGate) ? 'gate' : null }
}

/** The first line of a closing offer, if most lines after it are offers too; -1 if there is none. */
function startOfOffer(lines: readonly string[]): number {
  for (let at = Math.max(0, lines.length - tailLines); at < lines.length; at += 1) {
    const kind = offerOf(plain(lines[at] ?? ''))
    if (kind !== 'gate' && kind !== 'offer') continue
    const below = lines.slice(at)
    if (kind === 'offer' && charsOf(below) > offerChars) continue
    if (shareOfOffer(below) >= shareBelow[kind]) return startOfBox(lines, at)
  }
  return -1
}

function shareOfOffer(lines: readonly string[]): number {
  return charsOf(lines.filter((line) => offerOf(plain(line)) !== null)) / charsOf(lines)
}

function charsOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length, 0)
}

/** Includes preceding lines that lead to the offer: `Sign in`, `Choose your plan`. */
function startOfBox(lines: readonly string[], at: number): number {
  const before = lines[at - 1]
  const leads = before !== undefined && before.length < headingChars && !/[.!?…:»"”]$/.test(before)
  return leads && offerOf(plain(before)) !== null ? at - 1 : at
}

function isGate(line: string): boolean {
  return offerOf(plain(line)) === 'gate'
}
