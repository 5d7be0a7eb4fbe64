/**
 * What checking a post against its sources must know of a language. Lists are words parted by white space, in lower case;
 * `word:value` where a word has a value. An underscore stands for a space. A list may be empty: the language then has
 * nothing of the kind.
 */
export interface CheckingWords {
  /** Cardinals below a thousand that stand as one word, but for the word for one. */
  cardinals: string
  /** Count only before a scale, a unit or a fraction; elsewhere they are articles and pronouns. */
  ones: string
  /** Between the parts of a written number: twenty-one has none, treinta y uno has y. */
  joints: string
  /** The smallest part of a number that a joint may follow: "two hundred and five", "treinta y uno", "mil e cem". */
  jointAfter: 'tens' | 'hundreds' | 'thousands'
  /** Powers of ten. */
  scales: string
  /** Scales that a full stop may part from their unit: 3 Mio. Euro. */
  stoppedScales: string
  /** The thousand that makes one word with its number: fünfzigtausend; null where it is a word of its own. */
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
  /** What an ordinal must stand before or behind to be a claim: the third quarter, but not the third argument. */
  ranked: string
  /** Before the first and between the two numbers of a change or range. */
  from: string
  to: string
  /** Between the two numbers of a range whose order says nothing: between 3 and 5. */
  and: string
  months: string
  /** `short:number`, without the full stop; months only beside a day or a year. */
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
  /** Before the time that a rate is for: per week. */
  rates: string
  percent: string
  /** Percentage points. */
  points: string
  /** One word means one unit, in whichever language it stands. */
  units: Readonly<Record<UnitInWords, string>>
  /** What ends an adjective made of amount and unit: 18-jährig. */
  unitAdjectives: readonly (readonly [RegExp, Unit])[]
  /** Before or behind the unit they raise: square kilometres. */
  squared: string
  cubed: string
  /** Said for a minus sign, and the words before which they say something else: au moins 5. */
  minus: string
  notMinus: string
  /** What says that a number is a loss or lies below zero. */
  losses: string
  titles: string
  /** What a title ends with, where titles are compounds; null where they are not. */
  titleEndings: RegExp | null
  /** Whether 's at its end makes a word a name. */
  marksOwners: boolean
  /** Verbs whose neighbour is somebody. */
  reporting: string
  /** The verbs with which somebody says, judges or announces something, and the words before a speaker's name. */
  speaking: Readonly<Record<'verbs' | 'before', string>>
  /** A word before a name that names a speaker only behind certain nouns: nach Angaben von Mayer. */
  sayings: Readonly<Record<'before' | 'nouns', string>> | null
  /** Before a name that owns or made what stands before: the office of Letitia James. */
  genitives: string
  /** The and a, her and their. */
  articles: string
  /** A and an. */
  indefinite: string
  /** Behind a comma they begin another clause; of these the second list begins another part of what is said as well. */
  clauseJoins: string
  partJoins: string
  /** Between what is compared: more than 100. */
  than: string
  /** Articles before a vowel, which are words of their own: l'an. */
  elisions: string
  negations: Readonly<Record<keyof Negations, string>>
  /**
   * Words that say the contrary of each other, by what they are about: `these / those`. A word with a hyphen at its end
   * stands for all words that begin so.
   */
  opposites: Readonly<Record<string, string>>
  /** Things a post counts of itself: three lessons. */
  ownThings: string
  stopWords: string
  isDecimalComma: boolean
  /** Places and feasts; countries come from the platform. */
  places: Readonly<Record<Place, string>>
  /** How a text speaks to a machine. Each pattern alone is enough; none is what articles say to people. */
  machineTalk: readonly RegExp[]
  /** Alternatives of which one stands in each sentence that speaks so; most sentences of most articles have none. */
  machineHints: string
  /** What machines are called, in capitals. */
  machineNames: string
}

/** What turns a statement round, by what it denies. */
export interface Negations {
  /** Deny the next word that says something. */
  not: string
  /** Deny the thing they stand before, or leave it away. */
  no: string
  /** Beginnings of words that deny what somebody might have done: fail to, refuse to, avoid. */
  deniers: string
  /** Behind a "not" it only says that there is more: not only. */
  only: string
  /** Said of few or of little: what stands near is neither plain nor denied. */
  nearly: string
  /** Of words that are the contrary of what is left without them: unavailable. */
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

export type Unit = UnitInWords | 'percent' | 'points' | 'newtonmetre'

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
