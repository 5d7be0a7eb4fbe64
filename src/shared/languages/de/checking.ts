import type { CheckingWords } from '../parts/checking-words.ts'
import { opposites } from './opposites.ts'

export const checking: CheckingWords = {
  cardinals: cardinals(),
  ones: 'eins ein eine einem einen einer',
  joints: '',
  scales: `tausend:3 million:6 millionen:6 mio:6 milliarde:9 milliarden:9 mrd:9 billion:12 billionen:12 bio:12`,
  fractions: 'hälfte:2 drittel:3 viertel:4 fünftel:5 zehntel:10',
  ordinals: `erste:1 ersten:1 erster:1 erstes:1 zweite:2 zweiten:2 zweiter:2 zweites:2 dritte:3 dritten:3 dritter:3
    drittes:3 vierte:4 vierten:4 viertes:4 fünfte:5 fünften:5 sechste:6 sechsten:6 siebte:7 siebten:7 achte:8 achten:8
    neunte:9 neunten:9 zehnte:10 zehnten:10`,
  ranked: `quartal quartals halbjahr halbjahres jahrhundert jahrhunderts platz rang größte größten größter höchste
    runde auflage generation folge`,
  from: 'von',
  to: 'auf',
  and: 'bis und oder auf',
  months: 'januar februar märz april mai juni juli august september oktober november dezember',
  shortMonths: 'jan:1 jän:1 jänner:1 feb:2 mär:3 apr:4 jun:6 jul:7 aug:8 sep:9 sept:9 okt:10 nov:11 dez:12',
  weekdays: 'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  hedges: 'rund etwa circa ca knapp fast gut über als ungefähr',
  titles: `herr herrn frau dr prof professor professorin präsident präsidentin minister ministerin kanzler kanzlerin chef
    chefin direktor direktorin ceo firma konzern unternehmen sprecher sprecherin gründer gründerin leiter leiterin
    hersteller anbieter stadt ag gmbh se kg`,
  reporting: `sagt sagte erklärt erklärte betont betonte so berichtet berichtete meint meinte teilte warnt warnte
    kündigte schreibt schrieb`,
  ownThings: `erkenntnisse lektionen dinge gründe punkte tipps fragen ideen gedanken schritte wege fakten trends regeln
    lehren thesen`,
  stopWords: `ab aber acht alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bereits bin bis
    bisher da dabei dadurch dafür damit danach dann daran darauf das dass davon dazu dem den denen denn der deren des
    deshalb die dies diese diesem diesen dieser dieses doch dort durch ein eine einem einen einer eines er es etwa euch
    für ganz gegen gibt hat hatte hatten haben habe hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in
    ins ist ja jede jeden jeder jedes jetzt kann kein keine keinen können konnte laut man mehr mein mit muss müssen nach
    nicht nichts noch nun nur ob oder ohne rund sagt sagte sehr sei sein seine seinem seinen seiner seit sich sie sind so
    soll sollen sowie sondern über um und uns unser unsere unter viel viele vom von vor war waren was weil weiter welche
    wenn wer werden wie wieder will wir wird wo wollen wurde wurden zu zum zur zwischen prozent jahr jahre jahren jahres
    monat monate monaten tag tage tagen millionen milliarden`,
  isDecimalComma: true,
  jointAfter: 'tens',
  joinedThousand: 'tausend',
  countsInTwenties: false,
  collectives: 'hundert dutzend',
  fractionOf: 'der des',
  isFractionAlone: true,
  stoppedScales: 'mio mrd bio',
  unitLinks: '',
  rates: 'pro je',
  decadesBefore: '',
  decadeEndings: 'er ern',
  ordinalEndings: '',
  percent: 'prozent',
  points: 'prozentpunkt prozentpunkte prozentpunkten',
  elisions: '',
  unitAdjectives: [
    [/^jährige?[mnrs]?$/, 'year'],
    [/^monatige?[mnrs]?$/, 'month'],
    [/^wöchige?[mnrs]?$/, 'week'],
    [/^tägige?[mnrs]?$/, 'day'],
    [/^stündige?[mnrs]?$/, 'hour'],
    [/^minütige?[mnrs]?$/, 'minute'],
    [/^prozentige?[mnrs]?$/, 'percent'],
  ],
  squared: '',
  cubed: '',
  minus: 'minus',
  notMinus: '',
  losses: 'minus defizit rabatt frost',
  dateLinks: '',
  dayRange: 'bis und',
  weekdayLinks: 'den dem',
  hasCapitalDates: true,
  isMonthFirst: false,
  hasStoppedDates: true,
  articles: 'der die das ein eine sein ihr',
  indefinite: 'ein eine einen einem einer',
  genitives: 'von des der',
  sayings: {
    before: 'von',
    nouns: 'angabe angaben aussage aussagen ansicht einschätzung einschätzungen meinung wort worten',
  },
  titleEndings:
    /(?:chefin|chef|präsident|präsidentin|minister|ministerin|konzern|firma|unternehmen|hersteller|anbieter|sprecher|sprecherin|gründer|gründerin|expertin|experte|leiter|leiterin|stadt|analyst|analystin|direktor|direktorin|kanzler|kanzlerin|vorstand|vorständin)s?$/,
  marksOwners: false,
  clauseJoins: 'und aber während',
  partJoins: 'und aber während doch sondern so',
  than: 'als',
  halfJoint: '',
  halves: '',
  dayEndings: '',
  units: {
    USD: 'dollar',
    EUR: 'euro',
    GBP: 'pfund sterling',
    CHF: 'franken',
    JPY: 'yen',
    BRL: '',
    permille: 'promille',
    times: 'fache fachen',
    second: 'sekunde sekunden',
    minute: 'minute minuten',
    hour: 'stunde stunden',
    day: 'tag tage tagen',
    week: 'woche wochen',
    month: 'monat monate monaten',
    year: 'jahr jahre jahren',
    millimetre: 'millimeter millimetern',
    centimetre: 'centimeter centimetern',
    inch: 'zoll',
    foot: '',
    pound: '',
    gram: 'gramm',
    watt: 'watt',
    gigabyte: 'gigabyte',
    megabyte: 'megabyte',
    terabyte: 'terabyte',
    cent: 'cent',
    decades: 'jahrzehnt jahrzehnte jahrzehnten',
    century: 'jahrhundert jahrhunderte jahrhunderten',
    metre: 'meter metern',
    kilometre: 'kilometer kilometern',
    mile: 'meilen',
    kilogram: 'kilogramm kilo',
    tonne: 'tonne tonnen',
    litre: 'liter litern',
    kilowatt: 'kilowatt',
    megawatt: 'megawatt',
    gigawatt: 'gigawatt',
    kilowatthour: 'kilowattstunden',
    hectare: 'hektar',
    'square-metre': 'quadratmeter quadratmetern',
    'square-kilometre': 'quadratkilometer quadratkilometern',
    'square-centimetre': 'quadratzentimeter quadratzentimetern',
    'square-millimetre': '',
    'square-foot': '',
    'square-mile': 'quadratmeile quadratmeilen',
    acre: '',
    'cubic-metre': 'kubikmeter kubikmetern',
    'cubic-kilometre': 'kubikkilometer kubikkilometern',
    'cubic-centimetre': 'kubikzentimeter kubikzentimetern',
    degree: 'grad',
  },
  places: {
    london: 'london',
    paris: 'paris',
    rome: 'rom',
    milan: 'mailand',
    venice: 'venedig',
    florence: 'florenz',
    naples: 'neapel',
    turin: 'turin',
    genoa: 'genua',
    munich: 'münchen',
    cologne: 'köln',
    hanover: 'hannover',
    nuremberg: 'nürnberg',
    vienna: 'wien',
    geneva: 'genf',
    zurich: 'zürich',
    basel: 'basel',
    brussels: 'brüssel',
    antwerp: 'antwerpen',
    hague: 'haag',
    lisbon: 'lissabon',
    athens: 'athen',
    prague: 'prag',
    warsaw: 'warschau',
    moscow: 'moskau',
    copenhagen: 'kopenhagen',
    stockholm: 'stockholm',
    tokyo: 'tokio',
    beijing: 'peking',
    cairo: 'kairo',
    seville: 'sevilla',
    barcelona: 'barcelona',
    toulouse: 'toulouse',
    marseille: 'marseille',
    lyon: 'lyon',
    nice: 'nizza',
    strasbourg: 'straßburg',
    'new-york': 'new_york',
    europe: 'europa',
    africa: 'afrika',
    asia: 'asien',
    america: 'amerika',
    christmas: 'weihnachten',
    easter: 'ostern',
    thanksgiving: '',
    un: 'uno',
    eu: 'eu',
  },
  negations: {
    not: 'nicht nie niemals niemand weder',
    no: 'kein keine keinen keinem keiner keines nichts ohne statt anstatt',
    deniers: 'weiger- verweiger- scheiter- verhinder- vermeid- vermied unterlass- versäum- verbiet- verbot-',
    only: 'nur bloß allein unbedingt zuletzt zweifel',
    nearly:
      'kaum selten wenig wenige unmöglich gegen außer bis sondern aber jedoch obwohl trotz mangel fehlt fehlen ob wenn falls',
    prefixes: 'un nicht in ir des miss',
  },
  opposites,
  speaking: {
    verbs: `sagt sagte erklärt erklärte betont betonte berichtet berichtete meint meinte warnt warnte kündigte schreibt schrieb nennt nannte
     sieht sah fordert forderte empfiehlt empfahl glaubt glaubte erwartet erwartete verspricht versprach rechnet rät riet fragt fragte
     bestätigt bestätigte behauptet behauptete kritisiert kritisierte lobt lobte findet fand zählt hofft rügt mahnt schätzt meldet meldete
     räumt bezeichnet bezeichnete begründet`,
    before: 'laut so von zufolge nach',
  },
  machineTalk: [
    /\b(?:ignorier|missacht|überspring|(?:vergiss|vergessen sie)\b)[^.!?]{0,50}\b(?:anweisung|vorgabe|instruktion|prompt|regel)\p{L}*/iu,
    /\b(?:zeig|nenn|wiederhol|verrat|(?:gib|geben sie|drucke?)\b)[^.!?]{0,50}\bsystem-?(?:prompt|anweisung|nachricht)\p{L}*/iu,
    /\b(?:hinweis|anweisung|nachricht|achtung)[^.!?]{0,14}\b(?:an|für)\b[^.!?]{0,12}\b(?:KI\p{L}{0,9}|sprachmodelle?|chatbots?|LLMs?)(?:[- ]\p{L}{1,12})?\s?[:,—–-]/iu,
    /\b(?:wenn|falls) du (?:eine? )?(?:KI|sprachmodell|chatbot|assistent)\p{L}*/iu,
    /\bals (?:eine? )?(?:KI|sprachmodell|chatbot)(?:-\p{L}+)? (?:musst|sollst|wirst) du\b/iu,
    /\b(?:ergänz|(?:füge?n?|setzen?)\b)[^.!?]{0,40}\b(?:link|adresse|url|bild|werbung)\b[^?]{0,50}\b(?:deine[rmn]?|jede[rmn]?|den|dem) (?:beitrag|zusammenfassung|antwort|text|ausgabe)/iu,
  ],
  machineHints: 'anweis|vergiss|vergessen|sprachmodell|werbung',
  machineNames: 'KI',
}

/** einundzwanzig, zweihundertfünf and the rest below a thousand; German writes each as one word. */
function cardinals(): string {
  const small = `null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn
    siebzehn achtzehn neunzehn`.split(/\s+/)
  const tens = ' . zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ').slice(1)
  const front = (digit: number) => (digit === 1 ? 'ein' : (small[digit] ?? ''))
  const below100 = (value: number) => {
    if (value < 20) return small[value] ?? ''
    return (value % 10 ? `${front(value % 10)}und` : '') + (tens[Math.floor(value / 10) - 1] ?? '')
  }
  const words = ['dutzend:12', 'hundert:100', 'null:0', 'zwo:2', 'anderthalb:1.5']
  for (let value = 1; value < 10; value += 1) words.push(`${front(value)}einhalb:${value + 0.5}`)
  for (let value = 2; value < 1000; value += 1) {
    const [hundreds, rest] = [Math.floor(value / 100), value % 100]
    words.push(`${hundreds ? `${front(hundreds)}hundert` : ''}${rest || !hundreds ? below100(rest) : ''}:${value}`)
  }
  return words.join(' ')
}
