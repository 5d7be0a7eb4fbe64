import { parseHTML } from 'linkedom'

/** Markup to a document with a body, also when it is a fragment. Wants stripped markup. */
export function parsePage(html: string): Document {
  const whole = /<body[\s>]/i.test(html) || /<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`
  return parseHTML(whole).document as unknown as Document
}
