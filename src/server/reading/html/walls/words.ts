/** Helpers for lists of words in several languages, which are matched in plain spelling. */

/** One pattern for many. Write apostrophes straight, spaces as they are, and no capitals. */
export function anyOf(...patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'iu')
}

/** Curly apostrophes and hard spaces become plain ones. */
export function plain(text: string): string {
  return text.replace(/[’‘ʼ´]/g, "'").replace(/[\u00a0\u202f\u2009]/g, ' ')
}

const amount = '(?<![\\d.,])\\d{1,4}(?:[.,]\\d{1,2})?(?![\\d]|[.,]\\d)'
const currency = '(?:€|£|\\$|r\\$|us\\$|chf|eur\\b|gbp\\b|usd\\b|euros?\\b|pounds?\\b|dollars?\\b|franken\\b|reais\\b)'
const money = `(?:${currency}\\s?${amount}|${amount}\\s?${currency})`
const span =
  '(?:month|week|year|quarter|monats?|woche|jahr|mois|semaines?|an(?:née)?|mes(?:es)?|semanas?|años?|mese|mesi|settimana|anno|mês|meses|ano|trimestre)'
const each = `(?:\\/|per|a|an|each|every|the first|pro|im|je|in der|par|à l'|l'|le premier|al|por|cada|el primer|alla|all'|il primo|ao|no primeiro|nos \\p{L}+ primeiros|pendant \\p{L}+|for \\p{L}+(?: \\p{L}+)?) ?${span}`
const often = `(?:monthly|weekly|yearly|annual(?:ly)?|a month|monatlich|wöchentlich|jährlich|monatsabo|jahresabo|mensuel\\p{L}*|annuel\\p{L}*|mensual\\p{L}*|anual\\p{L}*|mensile|annuale|mensal|mensais)`

/** An amount of money per time, as of a subscription; articles mention such prices as well. */
export const pricePerTime = anyOf(
  `${money}.{0,30}?(?<!\\p{L})(?:${each}|${often})(?!\\p{L})`,
  `(?<!\\p{L})(?:${often}|${span}(?: \\p{L}+){0,2})(?!\\p{L}).{0,25}?${money}`,
)

const readerWords = anyOf(
  '(?<!\\p{L})(?:you|your|we|our|us|i accept|unsere?[rnms]?|wir|uns|dein\\p{L}*)(?!\\p{L})',
  '(?<!\\p{L})(?:vous|votre|vos|nous|nos|notre)(?!\\p{L})',
  '(?<!\\p{L})(?:tú|tus?|nosotros|nuestr[oa]s?|puedes|prefieres|suscríbete|regístrate)(?!\\p{L})',
  '(?<!\\p{L})(?:tu[oae]?|tuoi|noi|nostr[oaie]|puoi)(?!\\p{L})',
  '(?<!\\p{L})(?:você|vocês|nós|noss[oa]s?|podes?|pode opor-se)(?!\\p{L})',
  // addressed to the reader
  '^(?:accept|agree|acepta|rechaza|elige|lee|accetta|rifiuta|scegli|leggi|abbonati|aceite|aceita|leia|assine|ou assine)(?!\\p{L})',
)
/**
 * In German only the capital distinguishes "Ihr" for the reader from other meanings, and at the start of a sentence not
 * even that.
 */
const germanReader = /(?<![\p{L}-])Ihre?[rnms]?(?!\p{L})|(?<=[\p{L}\d,;“"”)] )Sie(?!\p{L})|(?:en|ten) Sie(?!\p{L})/u

/** Speaks to the reader, or as those who ask. */
export function speaksToReader(text: string): boolean {
  return readerWords.test(text) || germanReader.test(text)
}
