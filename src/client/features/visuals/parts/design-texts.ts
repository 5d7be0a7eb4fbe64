import { catalogue } from '#client/lib/catalogue'

interface NameOfDesign {
  readonly name: string
  readonly description: string
}

/** Designs that come with the product are stored with their English words; other languages have theirs here, by the English description. */
export const designTexts = catalogue('visualsDesigns', { of: {} as Readonly<Record<string, NameOfDesign>> })

/** In the language in use. What somebody made is called what they called it. */
export function namedInLanguage<Named extends NameOfDesign>(design: Named): Named {
  return { ...design, ...designTexts.of[design.description] }
}
