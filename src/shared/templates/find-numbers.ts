import type { Language } from '#shared/rules/languages'

/** Numbers that say something by themselves: with a unit, or with the noun they count. */
export interface FoundNumber {
  /** As it stands in the sentence, with its unit. */
  readonly text: string
  readonly kind: 'range' | 'percent' | 'money' | 'scale' | 'count'
  /** The same for one number in two languages' writings; the last one of a range. */
  readonly value: string
  readonly sentence: string
  readonly start: number
}

const digits = String.raw`\d{1,3}(?:[.,’'\u00a0\u202f ]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?`
const plain = `(?<![\\p{L}\\d.,:/-])[+−-]?(?:${digits})(?![\\d:/]|[.,]\\d)`
const gap = String.raw`[\s\u00a0\u202f]?`
const wordEnd = String.raw`(?![\p{L}\d])`

const percentWords =
  'percentage points|percent|per cent|Prozentpunkten|Prozentpunkte|Prozent|points de pourcentage|pour cent|puntos porcentuales|por ciento|punti percentuali|per cento|pontos percentuais|por cento'
const scaleWords =
  'million|billion|trillion|Millionen|Million|Milliarden|Milliarde|Mio\\.|Mrd\\.|millions|milliards|milliard|mil millones|millones|millón|milioni|milione|miliardi|miliardo|mil milhões|milhões|milhão|bilhões|bilhão'
const currencies =
  '€|\\$|£|EUR|USD|GBP|CHF|euros|euro|Euros|Euro|dollars|dollari|dólares|Dollar|Franken|francs|pounds|livres|libras|reais'

const percent = `(?:%|(?:${percentWords})${wordEnd})`
const scale = `(?:${scaleWords})(?!\\p{L})`
const money = `(?:[€$£]|(?:${currencies})${wordEnd})`
/** "de" and "di" stand between a large number and what it counts in Romance languages. */
const link = `(?:\\s+(?:d['’]|de\\s|di\\s)\\s*|${gap})`

const amount = `(?:[€$£]${gap}${plain.replace('(?<![\\p{L}\\d.,:/-])', '')}(?:${gap}${scale})?|${plain}(?:${gap}${scale})?${link}${money})`
const unit = `(?:${gap}(?:${percent}|${scale}|${money}))?`
const from = '(?:[Ff]rom|[Vv]on|[Dd]e|[Dd]a|[Dd]al|[Dd]esde|[Pp]assé de)'
const to = '(?:to|auf|à|a|al|para|até)'

const forms: readonly (readonly [FoundNumber['kind'], RegExp])[] = [
  [
    'range',
    new RegExp(
      `(?<!\\p{L})${from}\\s+${plain}${unit}\\s+${to}\\s+${plain}${gap}(?:${percent}|${scale}|${money})`,
      'gu',
    ),
  ],
  ['percent', new RegExp(`${plain}${gap}${percent}`, 'gu')],
  ['money', new RegExp(amount, 'gu')],
  ['scale', new RegExp(`${plain}${gap}${scale}`, 'gu')],
  ['count', new RegExp(`(?<!\\d[\\s\\u00a0])${plain}${gap}\\p{L}[\\p{L}-]{2,}(?:\\s\\p{L}[\\p{L}-]{2,})?`, 'gu')],
]

const times =
  'uhr|hours|hour|minutes|minute|heures|heure|horas|hora|ore|stunden|minuten|minutos|minuti|days|tage|tagen|jours|días|giorni|dias'
const months =
  'january february march april may june july august september october november december januar februar märz mai juni juli oktober dezember janvier février mars avril juin juillet août septembre octobre novembre décembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre gennaio febbraio aprile maggio giugno luglio settembre ottobre novembre dicembre janeiro fevereiro março maio junho julho setembro outubro novembro dezembro'
const stops =
  'with before after since during between into over under until about around more less from that this have were when will than then and der die das und oder aber auch wird sind waren nach beim pour dans avec mais sont cette para pero como este esta desde hasta sono come dalla della mais para como pela pelo entre antes depois después avant après depuis sans prima dopo senza seit ohne über unter mehr years year jahre jahren años anos anni'
const noNouns = new Set(`${times.replaceAll('|', ' ')} ${months} ${stops}`.split(' '))

/** In the order in which they stand in the sentence, each part of it once: a range is not two percentages. */
export function findNumbers(sentence: string, language: Language): FoundNumber[] {
  const found: FoundNumber[] = []
  for (const [kind, form] of forms) {
    for (const match of sentence.matchAll(form)) {
      const text = kind === 'count' ? countOf(match[0], language) : match[0].trim()
      const number = text && { text, kind, value: bareValue(text), sentence, start: match.index }
      if (number && !overlapsAny(number, found)) found.push(number)
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/**
 * The number with its noun; where the noun comes last in a language, with the adjective before it too.
 * Nothing for a bare year, a day of a month, a time or a handful: those are no key numbers.
 */
function countOf(text: string, language: Language): string | undefined {
  const [, number = '', noun = '', next = ''] =
    /^([\d.,’'\u00a0\u202f +−-]+?)[\s\u00a0\u202f]*(\p{L}[\p{L}-]*)(?:\s(.*))?$/u.exec(text.trim()) ?? []
  const isYear = /^(?:1[5-9]|20)\d\d$/u.test(number.trim())
  if (isYear || Number(bareValue(number)) < 10 || noNouns.has(noun.toLowerCase())) return undefined
  const isNoun = nouns[language]
  if (!isNoun || isNoun.test(noun)) return text.slice(0, text.indexOf(noun, number.length) + noun.length).trim()
  return isNoun.test(next) && !noNouns.has(next.toLowerCase()) ? text.trim() : undefined
}

/** How a counted noun is told from an adjective, in the languages that set the adjective first. */
const nouns: Partial<Record<Language, RegExp>> = {
  english: /s$|^(?:people|children|women|men|percent)$/iu,
  german: /^\p{Lu}/u,
}

function overlapsAny(number: FoundNumber, others: readonly FoundNumber[]): boolean {
  return others.some(
    (other) => number.start < other.start + other.text.length && other.start < number.start + number.text.length,
  )
}

/** "8,4" and "8.4", "4 000" and "4.000": three digits behind the only separator are thousands. */
function bareValue(text: string): string {
  const last = text.match(new RegExp(digits, 'gu'))?.at(-1) ?? ''
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?$/u.exec(last) ?? []
  return `${whole.replace(/\D/gu, '')}${decimals ? `.${decimals}` : ''}`
}
