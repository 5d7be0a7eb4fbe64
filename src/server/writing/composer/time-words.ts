import { type Language, languageIds, languages } from '#shared/rules/languages'
import { dayMs } from '#shared/time/durations'
import { wordsPattern } from './phrase-book.ts'

/**
 * Words that count from the day an article appeared. A reader of the post has another day, so each becomes a date in
 * square brackets, as a quotation marks what is not in it; a sentence with one that cannot be told goes.
 */
interface TimeWords {
  /** What counts from the day of the article, as alternatives; whatever of it is left rules a sentence out. */
  relative: string
  /** The seven days from Monday on, each with what stands before it, as one expression. */
  weekdays: readonly string[]
  onWeekday: string
  /** Stands in a sentence whose weekday may be one to come. */
  future: string
  yesterday: string
  /** With any preposition before it, as the year alone takes its place. */
  lastYear: string
  thisYear: string
  nextYear: string
  /** "in 2019"; the day is written as the language writes it. */
  inYear: (year: number) => string
  onDay: (day: string) => string
}

const words: Record<Language, TimeWords> = {
  english: {
    relative: `today(?:['’]s)? tonight yesterday tomorrow now currently nowadays recently lately ago already soon still so_far
      (?:this|last|next|past|coming|current|previous|following|upcoming)_(?:\\p{L}+ly_)?(?:morning|afternoon|evening|night|day|week|weekend|month|quarter|year|decade|spring|summer|fall|autumn|winter|season|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?
      the_(?:past|last|next|coming)_(?:\\p{L}+|\\d+)_(?:days|weeks|months|years|decades|quarters|hours) (?:over|in|during|within)_the_(?:past|last|next|coming) earlier_(?:today|this|in_the|on) later_(?:today|this|in_the|on) at_the_moment
      right_now these_days monday tuesday wednesday thursday friday saturday sunday a_(?:day|week|month|year)_(?:earlier|later|before) (?:year|month|week|day)s?_(?:earlier|later) upcoming to_date at_present presently just_(?:announced|released|launched|opened) new_year new_year['’]s`,
    weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    onWeekday:
      '(?:on_(?:DAY)(?:_(?:morning|afternoon|evening|night))?|(?<=\\p{Ll}{4}_)(?:DAY)(?=[,.;]|_(?:that|after|to|as|in|at|for|when|by|with|the|a)_))',
    future: `will would won['’]t to_be going_to set_to expected scheduled due plans? planned upcoming next until by may might could should`,
    yesterday: 'yesterday',
    lastYear: '(?:(?:in|of|from)_)?last_year',
    thisYear: '(?:(?:in|of|from)_)?this_year',
    nextYear: '(?:(?:in|of|from)_)?next_year',
    inYear: (year) => `in ${year}`,
    onDay: (day) => `on ${day}`,
  },
  german: {
    relative: `heut(?:e|ige[rsnm]?) gestern gestrige[rsnm]? morgen vorgestern übermorgen jetzt derzeit aktuell(?:e[rsnm]?)? momentan gegenwärtig zurzeit zur_zeit
      kürzlich neulich jüngst bisher(?:ige[rsnm]?)? bislang inzwischen mittlerweile bald künftig nun vorerst zuletzt soeben gerade
      (?:diese[rsnm]?|letzte[rsnm]?|nächste[rsnm]?|vergangene[rsnm]?|kommende[rsnm]?|vorige[rsnm]?|laufende[rsnm]?)_(?:\\p{L}+_)?(?:tage?n?|wochen?|wochenende|monate?n?s?|quartals?|jahre?n?s?|jahrzehnte?n?|frühling|frühjahr|sommer|herbst|winter|saison|nacht|abend|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|stunden)
      montags? dienstags? mittwochs? donnerstags? freitags? samstags? sonnabends? sonntags? montag\\p{L}+ dienstag\\p{L}+ mittwoch\\p{L}+ donnerstag\\p{L}+ freitag\\p{L}+ samstag\\p{L}+ sonntag\\p{L}+ vorjahr(?:es)? vormonat(?:s)? vor_\\p{L}+_(?:tagen|wochen|monaten|jahren) vor_\\d+_(?:tagen|wochen|monaten|jahren) seit_kurzem noch schon bereits
      immer_noch in_\\p{L}+_(?:tagen|wochen|monaten|jahren) anfang_der_woche ende_der_woche weiterhin`,
    weekdays: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'],
    onWeekday: 'am_(?:DAY)(?:morgen|vormittag|mittag|nachmittag|abend)?',
    future: 'wird werden würde soll sollen will wollen könnte kommenden? nächsten? bis ab geplant plant plane',
    yesterday: 'gestern',
    lastYear: '(?:(?:im|des)_)?(?:letzte[ns]|vergangene[ns]|vorige[ns])_jahre?s?',
    thisYear: '(?:in_)?diese[sm]_jahre?s?',
    nextYear: '(?:(?:im|des)_)?(?:nächste[ns]|kommende[ns])_jahre?s?',
    inYear: (year) => `im Jahr ${year}`,
    onDay: (day) => `am ${day}`,
  },
  french: {
    relative: `aujourd['’]hui hier demain maintenant actuellement désormais récemment bientôt déjà encore toujours
      (?:ce|cette)_(?:matin|soir|nuit|semaine|mois|année|week-end|été|hiver|automne|printemps)
      (?:semaine|mois|année|an|jour|week-end|été|hiver|automne|printemps)s?_(?:dernière?s?|prochaine?s?|passée?s?|précédente?s?|en_cours)
      (?:dernière?s?|prochaine?s?)_(?:jours|semaines|mois|années|heures) lundi mardi mercredi jeudi vendredi samedi dimanche il_y_a en_ce_moment à_ce_jour`,
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    onWeekday: '(?:ce_)?(?:DAY)(?:_(?:matin|après-midi|soir))?',
    future: `va vont doit doivent devra devrait sera seront pourra pourrait prochaine?s? dès prévue?s? jusqu['’]?à? avant \\p{L}+(?:era|eront|ira|iront)`,
    yesterday: 'hier',
    lastYear: "(?:en_)?l['’](?:année|an)_(?:dernière?|passée?)",
    thisYear: '(?:de_)?cette_année',
    nextYear: "l['’](?:année|an)_prochaine?",
    inYear: (year) => `en ${year}`,
    onDay: (day) => `le ${day}`,
  },
  spanish: {
    relative: `hoy ayer anoche anteayer mañana ahora actualmente actual(?:es|idad)? recientemente pronto ya todavía aún
      est[ea]_(?:mañana|tarde|noche|semana|mes|año|fin_de_semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo)
      (?:semana|mes|año|día|lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?_(?:pasad[oa]s?|próxim[oa]s?|anterior(?:es)?)
      (?:pasad[oa]s?|próxim[oa]s?|últim[oa]s?)_(?:\\p{L}+_)?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|semanas?|mes(?:es)?|años?|días?|horas?|fin_de_semana|temporada)
      lunes martes miércoles jueves viernes sábado domingo hace_\\p{L}+ hasta_el_momento`,
    weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    onWeekday: '(?:el|este)_(?:DAY)',
    future:
      'va van será serán deberá podrá podría próxim[oa]s? hasta desde previst[oa]s? \\p{L}+(?:ará|arán|erá|erán|irá|irán)',
    yesterday: 'ayer',
    lastYear: '(?:del|el)_año_pasado',
    thisYear: '(?:de_)?este_año',
    nextYear: '(?:del|el)_(?:próximo_año|año_próximo|año_que_viene)',
    inYear: (year) => `en ${year}`,
    onDay: (day) => `el ${day}`,
  },
  italian: {
    relative: `oggi ieri domani stamattina stasera adesso ora attualmente attuale recentemente presto già ancora
      quest[oa]?['’]?_?(?:mattina|sera|notte|settimana|mese|anno|estate|inverno)
      (?:settimana|mese|anno|giorno|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)_(?:scors[oa]|prossim[oa]|passat[oa])
      (?:scors[oaie]|prossim[oaie]|ultim[oaie])_(?:\\p{L}+_)?(?:settiman[ae]|mes[ei]|ann[oi]|giorn[oi]|ore|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)
      lunedì martedì mercoledì giovedì venerdì sabato domenica \\p{L}+_fa finora`,
    weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
    onWeekday: '(?:(?:di|nella_giornata_di)_)?(?:DAY)',
    future:
      'sarà saranno dovrà dovranno potrà potrebbe prossim[oaie] entro fino da previst[oaie] \\p{L}+(?:erà|eranno|irà|iranno)',
    yesterday: 'ieri',
    lastYear: "(?:nell['’]|l['’])(?:anno_scorso|ultimo_anno)",
    thisYear: "quest['’]anno",
    nextYear: "(?:nel|il)_prossimo_anno l['’]anno_prossimo",
    inYear: (year) => `nel ${year}`,
    onDay: (day) => `il ${day}`,
  },
  portuguese: {
    relative: `hoje ontem anteontem amanhã agora atualmente atual recentemente breve já ainda
      (?:est[ea]|nest[ea]|dest[ea]|ness[ea]|dess[ea])_(?:manhã|tarde|noite|semana|mês|ano|fim_de_semana|segunda|terça|quarta|quinta|sexta|sábado|domingo)\\p{L}*
      (?:semana|mês|ano|dia|segunda|terça|quarta|quinta|sexta|sábado|domingo)(?:-feira)?_(?:passad[oa]|que_vem|próxim[oa]|seguinte)
      (?:passad[oa]s?|próxim[oa]s?|últim[oa]s?)_(?:\\p{L}+_)?(?:semanas?|mês|meses|anos?|dias?|horas?|segunda|terça|quarta|quinta|sexta|sábado|domingo)
      segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo há_\\p{L}+ até_o_momento`,
    weekdays: ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'],
    onWeekday: '(?:na_|no_)(?:DAY)',
    future:
      'vai vão será serão deverá poderá poderia próxim[oa]s? até desde a_partir previst[oa]s? \\p{L}+(?:ará|arão|erá|erão|irá|irão)',
    yesterday: 'ontem',
    lastYear: '(?:no|do)_(?:ano_passado|último_ano)',
    thisYear: '(?:neste|deste|este)_ano',
    nextYear: '(?:no|do)_(?:próximo_ano|ano_que_vem)',
    inYear: (year) => `em ${year}`,
    onDay: (day) => `em ${day}`,
  },
}

const behindPreposition =
  /(?<!\p{L})(?:of|since|from|until|by|for|de|da|do|desde|até|seit|bis|ab|von|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer|herbst|winter|frühjahr|anfang|mitte|ende)\s$/iu

const patterns = new Map(
  languageIds.map((language) => {
    const { relative, weekdays, onWeekday, future, ...single } = words[language]
    return [
      language,
      {
        relative: wordsPattern(relative),
        // "Friday, November 22" says which one
        dayWithDate: new RegExp(
          `(?:${weekdays.join('|')}),?\\s(?:\\(|den\\s|dem\\s|le\\s|el\\s)?(?:\\p{Lu}\\p{L}{2,8}\\.?\\s\\d{1,2}(?!\\d)|\\d{1,2}(?:\\.|\\s(?:de\\s)?\\p{L}{3}))`,
          'giu',
        ),
        weekday: wordsPattern(onWeekday.replaceAll('DAY', weekdays.map((day) => `(${day})`).join('|'))),
        future: wordsPattern(future),
        yesterday: wordsPattern(single.yesterday),
        years: [single.lastYear, single.thisYear, single.nextYear].map((year) => wordsPattern(`(?:${year})(?!['’])`)),
      },
    ] as const
  }),
)

/** The sentence with its time words as dates in square brackets; null when one of them cannot be told. */
export function withDates(text: string, published: string | null, language: Language | null): string | null {
  const found = language === null ? undefined : patterns.get(language)
  if (language === null || found === undefined) return text
  const plain = (some: string) => some.replace(found.dayWithDate, ' ').replace(/\[[^\]]{0,60}\]/g, ' ')
  if (!found.relative.test(plain(text))) return text
  const day = published === null ? Number.NaN : Date.parse(published.slice(0, 10))
  if (Number.isNaN(day)) return null
  const { inYear, onDay } = words[language]
  let dated = text
  for (const [place, pattern] of found.years.entries()) {
    const year = new Date(day).getUTCFullYear() + place - 1
    dated = dated.replace(pattern, (whole, ...rest: readonly unknown[]) =>
      isBare(dated, rest, whole) ? `[${year}]` : `[${inYear(year)}]`,
    )
  }
  const setDay = (time: number, isAlone: boolean) => {
    const written = writeDay(time, language)
    return `[${isAlone ? written : onDay(written)}]`
  }
  dated = dated.replace(found.yesterday, (whole, ...rest: readonly unknown[]) =>
    setDay(day - dayMs, isBare(dated, rest, whole)),
  )
  if (!found.future.test(dated)) {
    dated = dated.replace(found.weekday, (whole, ...rest: readonly unknown[]) => {
      const weekday = rest.slice(0, 14).findIndex((group) => typeof group === 'string' && group !== dated) % 7
      const time = lastSuch(day, weekday)
      // the day after is as likely: pages carry the day of another time zone
      return day - time > 5 * dayMs ? whole : setDay(time, isBare(dated, rest, whole))
    })
  }
  return found.relative.test(plain(dated)) ? null : startingWithCapital(dated)
}

/** Whether a preposition or a month stands before what is replaced, so that the date needs none of its own. */
function isBare(text: string, rest: readonly unknown[], whole: string): boolean {
  const at = rest.find((each) => typeof each === 'number') ?? text.indexOf(whole)
  return behindPreposition.test(text.slice(Math.max(0, at - 14), at))
}

/** That weekday, 0 for Monday, on the day of the article or in the six days before. */
function lastSuch(day: number, weekday: number): number {
  const back = ((new Date(day).getUTCDay() + 6) % 7) - weekday
  return day - ((back + 7) % 7) * dayMs
}

/** A day as its readers write it. */
export function writeDay(time: number, language: Language): string {
  const { code } = languages[language]
  const day = new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
  return language === 'french' ? day.replace(/^1 /, '1er ') : day
}

function startingWithCapital(text: string): string {
  return text.replace(/^\[\p{Ll}/u, (opening) => opening.toUpperCase())
}
