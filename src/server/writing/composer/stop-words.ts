import { serverPacks } from '#shared/languages/server-packs'
import { type Language, languageIds } from '#shared/rules/languages'

const sets = new Map(
  languageIds.map((language) => [language, new Set(serverPacks[language].writing.stopWords.split(/\s+/))] as const),
)

/** Stop words of one language; empty for an unsupported one. */
export function stopWordsOf(language: Language | null): ReadonlySet<string> {
  return (language && sets.get(language)) || new Set()
}

/** Whether a capitalised word is not a name: days, months, titles and the words of headings. */
export function isPlainWord(word: string, language: Language | null): boolean {
  return (
    notNames.has(word.toLowerCase()) || (language !== null && (sets.get(language)?.has(word.toLowerCase()) ?? false))
  )
}

const notNames = new Set(
  `mr mrs ms dr prof inc ltd corp gmbh ag faq pdf tv ceo cfo cto am pm usd eur gb mb kg km co ok id url uhr million millionen
  milliarden prozent euro jahre mal herr frau ii iii iv vs jr sr president minister senator professor director chapter figure
  table step tip part section image photo getty images american english german british french chinese russian european
  christmas internet sir dame lord lady neither google apple amazon microsoft facebook science series cup league open championship festival university college school hospital court council bank
  committee commission department ministry institute association foundation group company house street road park city
  county state states north south east west northern southern eastern western central united national international
  royal supreme federal high great greater speaker leader captain coach judge officer sheriff attorney general secretary
  chief king queen prince princess pope saint god new old day week night world war games club team`.split(/\s+/),
)
