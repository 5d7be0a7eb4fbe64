/**
 * The words of a language for checking a post against its sources. Lists are words separated by white space, in lower
 * case; `word:value` for a word with a value. An underscore represents a space. A list is empty if the language has no
 * such words.
 */
export interface CheckingWords {
  /** Cardinals below a thousand that are one word, except the word for one. */
  cardinals: string
  /** Count only before a scale, a unit or a fraction; elsewhere they are articles and pronouns. */
  ones: string
  /** Between the parts of a written number: none in twenty-one, y in treinta y uno. */
  joints: string
  /** The smallest part of a number that a joint may follow: "two hundred and five", "treinta y uno", "mil e cem". */
  jointAfter: 'tens' | 'hundreds' | 'thousands'
  /** Powers of ten. */
  scales: string
  /** Scales that a full stop may part from their unit: 3 Mio. Euro. */
  stoppedScales: string
  /** The thousand that forms one word with its number: fünfzigtausend; null if it is a separate word. */
  joinedThousand: string | null
  /** Whether 80 is four twenties, as in French. */
  countsInTwenties: boolean
  /** What "a" makes a number: a hundred, a dozen. */
  collectives: string
  /** Denominators. */
  fractions: string
  /** Behind a fraction: a quarter of. */
  fractionOf: string
  /** Whether a denominator by itself is a fraction: Drittel. */
  isFractionAlone: boolean
  /** "and" and "half" of "two and a half". */
  halfJoint: string
  halves: string
  ordinals: string
  /** Behind the digits of an ordinal: 3rd. Of a day: 1er mai. */
  ordinalEndings: string
  dayEndings: string
  /** A word before or after an ordinal that makes it a claim: the third quarter, but not the third argument. */
  ranked: string
  /** Behind an ordinal that counts years: the 50th anniversary. */
  anniversaries: string
  /** Before the first and between the two numbers of a change or range. */
  from: string
  to: string
  /** Between two numbers of a range: between 3 and 5. */
  and: string
  months: string
  /** `short:number`, without the full stop; months count only next to a day or a year. */
  shortMonths: string
  /** From Monday. */
  weekdays: string
  /** Whether months and weekdays have a capital. */
  hasCapitalDates: boolean
  /** Whether "March 12" and "3/12/2026" begin with the month. */
  isMonthFirst: boolean
  /** Whether "12.3." is a day. */
  hasStoppedDates: boolean
  /** Between day, month and year: 12 de marzo de 2026. */
  dateLinks: string
  /** Between weekday and date: Sonntag, den 12. März. */
  weekdayLinks: string
  /** Between the days of "25 to 27 February". */
  dayRange: string
  /** Before the number of a decade, and behind its digits: anni Novanta, 1990s. */
  decadesBefore: string
  decadeEndings: string
  /** Before a rounded number. */
  hedges: string
  /** Between a number and what it counts: 4 millions d'euros. */
  unitLinks: string
  /** Before what a rate is for: per week. */
  rates: string
  /** Adjectives of rates with what they are for: monthly:month. */
  periods: string
  percent: string
  /** Percentage points. */
  points: string
  /** A word means the same unit in every language. */
  units: Readonly<Record<UnitInWords, string>>
  /** What ends an adjective made of amount and unit: 18-jährig. */
  unitAdjectives: readonly (readonly [RegExp, Unit])[]
  /** Before or behind the unit they raise: square kilometres. */
  squared: string
  cubed: string
  /** Said for a minus sign, and the words before which they say something else: au moins 5. */
  minus: string
  notMinus: string
  /** Words that mark a number as a loss or below zero. */
  losses: string
  titles: string
  /** What a title ends with, where titles are compounds; null where they are not. */
  titleEndings: RegExp | null
  /** Whether 's at its end makes a word a name. */
  marksOwners: boolean
  /** Words of names that are translated: the Supreme Court. Names of people and firms have none. */
  translatedInNames: string
  /** Verbs whose subject is a person. */
  reporting: string
  /** Verbs of saying, judging or announcing, and words before a speaker's name. */
  speaking: Readonly<Record<'verbs' | 'before', string>>
  /** A word before a name that names a speaker only behind certain nouns: nach Angaben von Mayer. */
  sayings: Readonly<Record<'before' | 'nouns', string>> | null
  /** Before the name of an owner or maker: the office of Letitia James. */
  genitives: string
  /** The and a, her and their. */
  articles: string
  /** A and an. */
  indefinite: string
  /** Articles behind which a single capital may be a common noun: l'État. */
  beforeCommonCapitals: string
  /** After a comma they start another clause; those in the second list also start another part of the statement. */
  clauseJoins: string
  partJoins: string
  /** Between compared things: more than 100. */
  than: string
  /** Elided articles, which count as separate words: l'an. */
  elisions: string
  negations: Readonly<Record<keyof Negations, string>>
  /** Opposites by subject: `these / those`. A word that ends in a hyphen matches all words with that beginning. */
  opposites: Readonly<Record<string, string>>
  /** Things a post counts of itself: three lessons. */
  ownThings: string
  stopWords: string
  isDecimalComma: boolean
  /** Places and feasts; countries come from the platform. */
  places: Readonly<Record<Place, string>>
  /** Phrases that address a machine. Each pattern is sufficient by itself; none occurs in what articles tell people. */
  machineTalk: readonly RegExp[]
  /** Alternatives, one of which occurs in every such sentence; most sentences of most articles have none. */
  machineHints: string
  /** What machines are called, in capitals. */
  machineNames: string
}

/** What turns a statement round, by what it denies. */
export interface Negations {
  /** Negate the next content word. */
  not: string
  /** Negate or exclude the thing they precede. */
  no: string
  /** Beginnings of words that deny an action: fail to, refuse to, avoid. */
  deniers: string
  /** After a "not" it does not negate: not only. */
  only: string
  /** Express few or little: nearby words are neither plain nor denied. */
  nearly: string
  /** Prefixes that turn a word into its opposite: unavailable. */
  prefixes: string
}

/** Units that languages have words for. */
export type UnitInWords =
  | 'USD'
  | 'EUR'
  | 'GBP'
  | 'CHF'
  | 'JPY'
  | 'BRL'
  | 'permille'
  | 'times'
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'millimetre'
  | 'centimetre'
  | 'inch'
  | 'foot'
  | 'pound'
  | 'gram'
  | 'watt'
  | 'gigabyte'
  | 'megabyte'
  | 'terabyte'
  | 'cent'
  | 'decades'
  | 'century'
  | 'metre'
  | 'kilometre'
  | 'mile'
  | 'kilogram'
  | 'tonne'
  | 'litre'
  | 'kilowatt'
  | 'megawatt'
  | 'gigawatt'
  | 'kilowatthour'
  | 'hectare'
  | 'square-metre'
  | 'square-kilometre'
  | 'square-centimetre'
  | 'square-millimetre'
  | 'square-foot'
  | 'square-mile'
  | 'acre'
  | 'cubic-metre'
  | 'cubic-kilometre'
  | 'cubic-centimetre'
  | 'degree'
  | 'ounce'
  | 'gallon'
  | 'yard'
  | 'horsepower'
  | 'mph'
  | 'kmh'
  | 'INR'
  | 'CNY'

export type Unit =
  | UnitInWords
  | 'percent'
  | 'points'
  | 'newtonmetre'
  | 'watthour'
  | 'megawatthour'
  | 'gigawatthour'
  | 'terawatthour'

export type Place =
  | 'london'
  | 'paris'
  | 'rome'
  | 'milan'
  | 'venice'
  | 'florence'
  | 'naples'
  | 'turin'
  | 'genoa'
  | 'munich'
  | 'cologne'
  | 'hanover'
  | 'nuremberg'
  | 'vienna'
  | 'geneva'
  | 'zurich'
  | 'basel'
  | 'brussels'
  | 'antwerp'
  | 'hague'
  | 'lisbon'
  | 'athens'
  | 'prague'
  | 'warsaw'
  | 'moscow'
  | 'copenhagen'
  | 'stockholm'
  | 'tokyo'
  | 'beijing'
  | 'cairo'
  | 'seville'
  | 'barcelona'
  | 'toulouse'
  | 'marseille'
  | 'lyon'
  | 'nice'
  | 'strasbourg'
  | 'new-york'
  | 'europe'
  | 'africa'
  | 'asia'
  | 'america'
  | 'christmas'
  | 'easter'
  | 'thanksgiving'
  | 'un'
  | 'eu'
  | 'north-america'
  | 'south-america'
  | 'latin-america'
  | 'middle-east'
  | 'england'
  | 'scotland'
  | 'wales'
  | 'moon'
  | 'mars'
  | 'earth'
  | 'antarctica'
  | 'arctic'
  | 'atlantic'
  | 'pacific'
  | 'mediterranean'
  | 'alps'
  | 'california'
  | 'bavaria'
  | 'catalonia'
  | 'crimea'
  | 'gaza'
  | 'jerusalem'
  | 'berlin'
  | 'frankfurt'
  | 'edinburgh'
  | 'dublin'
  | 'kyiv'
  | 'saint-petersburg'
  | 'istanbul'
  | 'tehran'
  | 'seoul'
  | 'shanghai'
  | 'singapore'
  | 'sydney'
  | 'philadelphia'
  | 'new-orleans'
  | 'hawaii'
  | 'pennsylvania'
  | 'texas'
  | 'florida'
  | 'virginia'
  | 'carolina'
