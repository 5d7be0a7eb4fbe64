import { catalogue } from '#client/lib/catalogue'

/** The quotations of a post. */
export const quoteTexts = catalogue('checkingQuotes', {
  title: 'Quotes',
  kinds: {
    verbatim: 'Word for word.',
    translated: (language: string | null) => (language ? `Translated from ${language}.` : 'Translated.'),
    changed: 'Not word for word.',
    missing: 'Not found in the source.',
  },
  whole: 'In full:',
  original: 'Original:',
  likely: 'Likely original:',
  paragraph: (number: number, of: number) => `paragraph ${number} of ${of}`,
  open: 'Open in the article',
})
