import { offerOf } from './offer-words.ts'
import { plain } from './words.ts'

/** How far from its end a text may begin to offer. */
const tailLines = 14
const linesAfterArticle = 8
/** Nothing of an article stands below a gate; below the mention of a price it may. */
const shareBelow = { gate: 0.3, offer: 0.6 }
/** An article about what things cost names as many prices as an offer, but not in so few words. */
const offerChars = 400
/** A heading says less of what it is than what follows it. */
const headingChars = 120

export interface Offered {
  /** What is left without the offer. */
  lines: readonly string[]
  /** `gate`: the rest is said to be for others. `offer`: a subscription is offered where the article ends. */
  kind: 'gate' | 'offer' | null
}

/**
 * Cuts off what a text offers in its last lines: to subscribe, to register, to sign in.
 * @param linesAfter what the page shows below the text's last line; there a gate alone says that more is to come.
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

/** The first of the last lines that offers, when most of what follows does as well; -1 when none does. */
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

/** With what leads to it and offers nothing by itself yet: `Sign in`, `Choose your plan`. */
function startOfBox(lines: readonly string[], at: number): number {
  const before = lines[at - 1]
  const leads = before !== undefined && before.length < headingChars && !/[.!?…:»"”]$/.test(before)
  return leads && offerOf(plain(before)) !== null ? at - 1 : at
}

function isGate(line: string): boolean {
  return offerOf(plain(line)) === 'gate'
}
