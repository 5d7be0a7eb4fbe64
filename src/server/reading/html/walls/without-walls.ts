import { isConsentWall, withoutConsentLines } from './consent-wall.ts'
import { type Offered, withoutOffer } from './offer.ts'

interface Found {
  text: string
  offer: Offered['kind']
  isOfferCut: boolean
}

/** A shorter text next to an offer is a headline or a label, not part of an article. */
const minChars = 80

/** A text without the dialogs and offers over or below it. @param pageLines all visible lines of the page */
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
