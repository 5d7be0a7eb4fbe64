import type { CheckingWords } from '../parts/checking-words.ts'
import { opposites } from './opposites.ts'

export const checking: CheckingWords = {
  cardinals: cardinals(),
  ones: 'een één eén',
  joints: 'en',
  jointAfter: 'hundreds',
  joinedThousand: 'duizend',
  countsInTwenties: false,
  collectives: 'dozijn',
  scales: 'duizend:3 miljoen:6 mln:6 miljard:9 mld:9 biljoen:12',
  stoppedScales: 'mln mld',
  fractions:
    'helft:2 half:2 halve:2 derde:3 derden:3 kwart:4 vierde:4 vijfde:5 vijfden:5 zesde:6 achtste:8 tiende:10 tienden:10',
  fractionOf: 'van',
  isFractionAlone: false,
  halfJoint: 'en',
  halves: 'half halve',
  ordinals: `eerste:1 tweede:2 derde:3 vierde:4 vijfde:5 zesde:6 zevende:7 achtste:8 negende:9 tiende:10 elfde:11 twaalfde:12
    twintigste:20`,
  ordinalEndings: 'e de ste',
  dayEndings: 'e de ste',
  ranked: `kwartaal halfjaar eeuw plaats plek rang grootste hoogste laagste kleinste ronde editie generatie opeenvolgende
    achtereenvolgende jaargang`,
  anniversaries: 'jubileum verjaardag',
  from: 'van',
  to: 'naar tot',
  and: 'en of tot à',
  months: 'januari februari maart april mei juni juli augustus september oktober november december',
  shortMonths: 'jan:1 feb:2 mrt:3 apr:4 jun:6 jul:7 aug:8 sep:9 sept:9 okt:10 nov:11 dec:12',
  weekdays: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  hasCapitalDates: false,
  isMonthFirst: false,
  hasStoppedDates: false,
  dateLinks: '',
  weekdayLinks: 'de',
  dayRange: 'tot en t/m',
  decadesBefore: 'jaren',
  decadeEndings: '',
  hedges: 'ongeveer circa zowat bijna ruim rond krap haast dan',
  unitLinks: '',
  rates: 'per elke iedere elk ieder',
  periods: `dagelijks:day dagelijkse:day wekelijks:week wekelijkse:week maandelijks:month maandelijkse:month jaarlijks:year jaarlijkse:year`,
  percent: 'procent',
  points: 'procentpunt procentpunten',
  elisions: '',
  units: {
    USD: 'dollar dollars',
    EUR: "euro euro's",
    GBP: 'pond',
    CHF: '',
    JPY: 'yen',
    BRL: '',
    permille: 'promille',
    times: 'keer maal',
    second: 'seconde secondes seconden',
    minute: 'minuut minuten',
    hour: 'uur uren',
    day: 'dag dagen',
    week: 'week weken',
    month: 'maand maanden',
    year: 'jaar jaren',
    millimetre: 'millimeter millimeters',
    centimetre: 'centimeter centimeters',
    inch: 'inch',
    foot: 'voet',
    pound: '',
    gram: 'gram',
    watt: 'watt',
    gigabyte: 'gigabyte',
    megabyte: 'megabyte',
    terabyte: 'terabyte',
    cent: 'cent',
    decades: 'decennium decennia',
    century: 'eeuw eeuwen',
    metre: 'meter',
    kilometre: 'kilometer kilometers',
    mile: 'mijl mijlen',
    kilogram: 'kilogram kilo',
    tonne: 'ton',
    litre: 'liter',
    kilowatt: 'kilowatt',
    megawatt: 'megawatt',
    gigawatt: 'gigawatt',
    kilowatthour: 'kilowattuur',
    hectare: 'hectare',
    'square-metre': '',
    'square-kilometre': '',
    'square-centimetre': '',
    'square-millimetre': '',
    'square-foot': '',
    'square-mile': '',
    acre: '',
    'cubic-metre': '',
    'cubic-kilometre': '',
    'cubic-centimetre': '',
    degree: 'graad graden',
    ounce: '',
    gallon: 'gallon',
    yard: 'yard',
    horsepower: 'pk',
    mph: '',
    kmh: '',
    INR: 'roepie',
    CNY: 'yuan',
  },
  unitAdjectives: [
    [/^jarige?[nr]?$/, 'year'],
    [/^maandse?$/, 'month'],
    [/^wekelijkse?$/, 'week'],
    [/^daagse?$/, 'day'],
    [/^procents$/, 'percent'],
  ],
  squared: 'vierkante',
  cubed: 'kubieke',
  minus: 'min minus',
  notMinus: 'of',
  losses: 'min minus tekort verlies verliezen korting vorst onder',
  titles: `dhr mevr mevrouw meneer heer dr prof professor hoogleraar president premier minister staatssecretaris kamerlid
    burgemeester wethouder directeur voorzitter ceo topman topvrouw baas chef bestuursvoorzitter woordvoerder woordvoerster
    oprichter oprichtster onderzoeker analist econoom koning koningin prins prinses paus rechter bedrijf concern fabrikant
    stichting gemeente bv nv`,
  titleEndings: null,
  marksOwners: false,
  translatedInNames: `ministerie commissie hof rechtbank universiteit bank partij parlement senaat congres raad afdeling bureau
    agentschap federatie vereniging liga beker oorlog wet instituut museum academie kerk leger politie unie
    maatschappij stichting ziekenhuis luchthaven school beurs festival recessie revolutie staat staten gemeente
    regio regering kamer comité vergadering autoriteit wereld grote huis`,
  reporting: `zegt zei vertelt vertelde meldt meldde stelt stelde legt legde verklaart verklaarde schrijft schreef benadrukt
    benadrukte waarschuwt waarschuwde bevestigt bevestigde aldus volgens verwacht denkt`,
  speaking: {
    verbs: `zegt zei zeggen zeiden gezegd vertelt vertelde verteld meldt meldde gemeld stelt stelde legt legde verklaart verklaarde
      schrijft schreef benadrukt benadrukte waarschuwt waarschuwde bevestigt bevestigde verwacht verwachtte denkt dacht vindt vond
      noemt noemde vraagt vroeg eist eiste belooft beloofde adviseert adviseerde ontkent ontkende prijst prees bekritiseert
      bekritiseerde erkent erkende hoopt hoopte rekent schat schatte ziet zag concludeert concludeerde beschrijft beschreef gelooft
      geloofde pleit pleitte roept riep kondigt kondigde`,
    before: 'volgens aldus',
  },
  sayings: null,
  genitives: 'van door',
  articles: "de het een 't zijn haar hun",
  indefinite: 'een',
  beforeCommonCapitals: '',
  clauseJoins: 'en maar terwijl',
  partJoins: 'en maar terwijl doch echter',
  than: 'dan',
  negations: {
    not: 'niet nooit nimmer niemand noch',
    no: 'geen niets zonder nul',
    deniers:
      'weiger- geweigerd mislukt mislukte mislukken voorkom- voorkwam voorkomen vermijd- vermeed verbied- verbood verboden afgezien',
    only: 'alleen slechts zomaar enkel uitsluitend minder meer per',
    nearly:
      'nauwelijks amper zelden weinig tenzij behalve onmogelijk maar echter hoewel ondanks tegen gebrek ontbreekt ontbreken of als indien',
    prefixes: 'on in im ir il des niet-',
  },
  opposites,
  ownThings: `lessen les dingen redenen punten tips vragen ideeën inzichten gedachten stappen manieren feiten trends regels
    stellingen conclusies`,
  stopWords: `aan af al alle alleen allemaal als altijd andere anders beide bij bijna binnen boven buiten daar daardoor daarmee daarna
    daarom dan dat de den der deze die dit dus door echter een eens één en enkele er erg ervan even ga gaan gaat gebruik geen
    gewoon had hadden heb hebben hebt heeft heel hen het hier hij hoe hun iemand iets ik in is ja je jij jou jouw jullie kan
    kon konden kunnen laat laten liever maar maak maakt mag me mee meer men met mij mijn misschien moest moesten moet moeten na
    naar naast net niet niets nog nogal nooit nu of om omdat onder ons onze ook op over per pas samen sinds soms staat steeds
    te tegen ten ter terwijl the toch toen tot tussen u uit uw vaak van vanaf veel via vooral voor wanneer want waar waarbij
    waarom was wat we weer wel welke werd werden wie wij wil willen word worden wordt wij ze zegt zei zeer zelf zelfs zich zij
    zijn zo zoals zonder zou zouden zullen zal volgens jaar jaren maand maanden dag dagen procent miljoen miljard haar hem
    hoewel`,
  isDecimalComma: true,
  places: {
    london: 'londen',
    paris: 'parijs',
    rome: 'rome',
    milan: 'milaan',
    venice: 'venetië',
    florence: 'florence',
    naples: 'napels',
    turin: 'turijn',
    genoa: 'genua',
    munich: 'münchen',
    cologne: 'keulen',
    hanover: 'hannover',
    nuremberg: 'neurenberg',
    vienna: 'wenen',
    geneva: 'genève',
    zurich: 'zürich',
    basel: 'bazel',
    brussels: 'brussel',
    antwerp: 'antwerpen',
    hague: 'haag',
    lisbon: 'lissabon',
    athens: 'athene',
    prague: 'praag',
    warsaw: 'warschau',
    moscow: 'moskou',
    copenhagen: 'kopenhagen',
    stockholm: 'stockholm',
    tokyo: 'tokio',
    beijing: 'peking',
    cairo: 'caïro',
    seville: 'sevilla',
    barcelona: 'barcelona',
    toulouse: 'toulouse',
    marseille: 'marseille',
    lyon: 'lyon',
    nice: 'nice',
    strasbourg: 'straatsburg',
    'new-york': 'new_york',
    europe: 'europa',
    africa: 'afrika',
    asia: 'azië',
    america: 'amerika',
    christmas: 'kerstmis kerst',
    easter: 'pasen',
    thanksgiving: '',
    un: 'vn',
    eu: 'eu',
    'north-america': 'noord-amerika',
    'south-america': 'zuid-amerika',
    'latin-america': 'latijns-amerika',
    'middle-east': 'midden-oosten',
    england: 'engeland',
    scotland: 'schotland',
    wales: 'wales',
    moon: 'maan',
    mars: 'mars',
    earth: 'aarde',
    antarctica: 'antarctica',
    arctic: 'noordpool',
    atlantic: 'atlantische',
    pacific: 'stille',
    mediterranean: 'middellandse',
    alps: 'alpen',
    california: 'californië',
    bavaria: 'beieren',
    catalonia: 'catalonië',
    crimea: 'krim',
    gaza: 'gaza',
    jerusalem: 'jeruzalem',
    berlin: 'berlijn',
    frankfurt: 'frankfurt',
    edinburgh: 'edinburgh',
    dublin: 'dublin',
    kyiv: 'kyiv kiev',
    'saint-petersburg': 'sint-petersburg',
    istanbul: 'istanbul',
    tehran: 'teheran',
    seoul: 'seoel',
    shanghai: 'shanghai',
    singapore: 'singapore',
    sydney: 'sydney',
    philadelphia: 'philadelphia',
    'new-orleans': 'new_orleans',
    hawaii: 'hawaï',
    pennsylvania: 'pennsylvania',
    texas: 'texas',
    florida: 'florida',
    virginia: 'virginia',
    carolina: 'carolina',
  },
  machineTalk: [
    /\b(?:negeer|negeert|vergeet|omzeil|sla)\b[^.!?]{0,50}\b(?:instructies?|aanwijzingen|opdrachten|regels|prompts?|richtlijnen)\b/iu,
    /\b(?:toon|geef|herhaal|onthul|print|schrijf)\b[^.!?]{0,50}\b(?:systeem-?(?:prompt|instructies?|bericht))\b/iu,
    /\b(?:opmerking|bericht|instructies?|let op|notitie)\b[^.!?]{0,14}\b(?:aan|voor)\b[^.!?]{0,12}\b(?:AI|taalmodel(?:len)?|chatbots?|LLMs?)(?:[- ]\p{L}{1,10})?\s?[:,—–-]/iu,
    /\b(?:als|indien) (?:je|jij|u) (?:een )?(?:AI|taalmodel|chatbot|assistent)\p{L}{0,12}\b[^.!?]{0,20}(?:bent|,)/iu,
    /\bals (?:een )?(?:AI|taalmodel|chatbot)(?:-\p{L}{1,20})? (?:moet|zul|zal|dien) (?:je|u)\b/iu,
    /\b(?:voeg|plaats|zet|neem)\b[^.!?]{0,40}\b(?:link|adres|url|afbeelding|reclame)\b[^?]{0,50}\b(?:je|jouw|uw|elke?|iedere) (?:bericht|samenvatting|antwoord|tekst|post)/iu,
  ],
  machineHints: 'negeer|vergeet|omzeil|taalmodel|aanwijzing|richtlijn|samenvatting|reclame',
  machineNames: 'AI',
}

/** eenentwintig, tweehonderdvijf and the rest below a thousand; Dutch writes each as one word. */
function cardinals(): string {
  const small =
    `nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien
    negentien`.split(/\s+/)
  const tens = 'tien twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ')
  const below100 = (value: number) => {
    if (value < 20) return small[value] ?? ''
    const digit = value % 10
    const front = small[digit] ?? ''
    // tweeëntwintig
    const joint = front.endsWith('e') ? 'ën' : 'en'
    return (digit ? front + joint : '') + (tens[Math.floor(value / 10) - 1] ?? '')
  }
  const words = ['dozijn:12', 'honderd:100', 'anderhalf:1.5', 'anderhalve:1.5']
  for (let value = 2; value < 10; value += 1) {
    const front = small[value] ?? ''
    words.push(`${front}${front.endsWith('e') ? 'ë' : 'e'}nhalf:${value + 0.5}`)
  }
  for (let value = 2; value < 1000; value += 1) {
    const [hundreds, rest] = [Math.floor(value / 100), value % 100]
    const front = hundreds === 0 ? '' : `${hundreds === 1 ? '' : small[hundreds]}honderd`
    const word = front + (rest || !hundreds ? below100(rest) : '')
    words.push(`${word}:${value}`)
    if (hundreds && rest && rest < 13) words.push(`${front}en${below100(rest)}:${value}`)
  }
  // 1100 to 1900 are counted in hundreds
  for (let hundreds = 11; hundreds < 20; hundreds += 1) words.push(`${small[hundreds]}honderd:${hundreds * 100}`)
  return words.join(' ')
}
