import { isConsentWall, withoutConsentLines } from './consent-wall.ts'
import { type Offered, withoutOffer } from './offer.ts'

interface Found {
  text: string
  offer: Offered['kind']
  isOfferCut: boolean
}

/** Less than this beside an offer is a headline or a label, and no part of an article. */
const minChars = 80

/**
 * A text without what lies over its page or stands at its end to be agreed to or bought.
 * @param pageLines what the whole page shows, line by line
 */
export function withoutWalls(text: string, pageLines: readonly string[]): Found {
  const all = text.split('\n\n')
  // What is a wall as a whole stays one, to be seen as that.
  if (isConsentWall(all)) return { text, offer: null, isOfferCut: false }
  const { lines, kind } = withoutOffer(all, linesBelow(all.at(-1) ?? '', pageLines))
  const isOfferCut = lines.length < all.length
  const left = withoutConsentLines(lines).join('\n\n')
  return { text: isOfferCut && left.length < minChars ? '' : left, offer: kind, isOfferCut }
}

function linesBelow(last: string, pageLines: readonly string[]): readonly string[] {
  const at = last === '' ? -1 : pageLines.lastIndexOf(last)
  return at < 0 ? [] : pageLines.slice(at + 1)
}
