import type { Language } from '#shared/rules/languages'

/** What the composer says itself around what it quotes. A no-break space parts French marks from their words. */
interface SettingWords {
  quotes: readonly [string, string]
  /** Within a quotation. */
  innerQuotes: readonly [string, string]
  /** Between a speaker and the words, or what is announced and its list. */
  colon: string
  asks: (outlet: string) => string
  writes: (outlet: string) => string
  /** The headline comes in its quotation marks. */
  writesUnder: (outlet: string, headline: string) => string
  fromArticle: string
  fromArticleOf: (day: string) => string
  source: string
}

export const settingWords: Record<Language, SettingWords> = {
  english: {
    quotes: ['“', '”'],
    innerQuotes: ['‘', '’'],
    colon: ':',
    asks: (outlet) => `${outlet} asks`,
    writes: (outlet) => `${outlet} writes`,
    writesUnder: (outlet, headline) => `${outlet} writes under the headline ${headline}`,
    fromArticle: 'From the article',
    fromArticleOf: (day) => `From the article of ${day}`,
    source: 'Source',
  },
  german: {
    quotes: ['„', '“'],
    innerQuotes: ['‚', '‘'],
    colon: ':',
    asks: (outlet) => `${outlet} fragt`,
    writes: (outlet) => `${outlet} schreibt`,
    writesUnder: (outlet, headline) => `${outlet} schreibt unter der Überschrift ${headline}`,
    fromArticle: 'Aus dem Artikel',
    fromArticleOf: (day) => `Aus dem Artikel vom ${day}`,
    source: 'Quelle',
  },
  french: {
    quotes: ['«\u00A0', '\u00A0»'],
    innerQuotes: ['“', '”'],
    colon: '\u00A0:',
    asks: (outlet) => `${outlet} pose la question`,
    writes: (outlet) => `${outlet} écrit`,
    writesUnder: (outlet, headline) => `${outlet} écrit sous le titre ${headline}`,
    fromArticle: 'Extraits de l’article',
    fromArticleOf: (day) => `Extraits de l’article du ${day}`,
    source: 'Source',
  },
  spanish: {
    quotes: ['«', '»'],
    innerQuotes: ['“', '”'],
    colon: ':',
    asks: (outlet) => `${outlet} pregunta`,
    writes: (outlet) => `${outlet} escribe`,
    writesUnder: (outlet, headline) => `${outlet} escribe bajo el título ${headline}`,
    fromArticle: 'Del artículo',
    fromArticleOf: (day) => `Del artículo del ${day}`,
    source: 'Fuente',
  },
  italian: {
    quotes: ['«', '»'],
    innerQuotes: ['“', '”'],
    colon: ':',
    asks: (outlet) => `${outlet} si chiede`,
    writes: (outlet) => `${outlet} scrive`,
    writesUnder: (outlet, headline) => `${outlet} scrive sotto il titolo ${headline}`,
    fromArticle: 'Dall’articolo',
    fromArticleOf: (day) => (/^(?:8|11)\s/.test(day) ? `Dall’articolo dell’${day}` : `Dall’articolo del ${day}`),
    source: 'Fonte',
  },
  portuguese: {
    quotes: ['“', '”'],
    innerQuotes: ['‘', '’'],
    colon: ':',
    asks: (outlet) => `${outlet} pergunta`,
    writes: (outlet) => `${outlet} escreve`,
    writesUnder: (outlet, headline) => `${outlet} escreve sob o título ${headline}`,
    fromArticle: 'Do artigo',
    fromArticleOf: (day) => `Do artigo de ${day}`,
    source: 'Fonte',
  },
}

/** A text in the language's quotation marks; marks within it become inner ones. */
export function quoted(text: string, language: Language): string {
  const { quotes, innerQuotes } = settingWords[language]
  const inner = text.replace(
    /“([^“”]*)”|„([^„“”]*)[“”]|«\s?([^«»]*?)\s?»|»([^«»]*)«|"([^"]*)"/gu,
    (_, ...groups: readonly unknown[]) =>
      `${innerQuotes[0]}${groups.slice(0, 5).find((group) => typeof group === 'string')}${innerQuotes[1]}`,
  )
  return `${quotes[0]}${inner}${quotes[1]}`
}
