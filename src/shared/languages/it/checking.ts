import type { CheckingWords } from '../parts/checking-words.ts'
import { opposites } from './opposites.ts'

export const checking: CheckingWords = {
  cardinals: cardinals(),
  ones: 'uno un una',
  joints: '',
  scales: 'mille:3 mila:3 milione:6 milioni:6 mln:6 miliardo:9 miliardi:9 mld:9 bilione:12',
  fractions: 'metà:2 mezzo:2 terzo:3 terzi:3 quarto:4 quarti:4 quinto:5 quinti:5 decimo:10 decimi:10',
  ordinals: `primo:1 prima:1 secondo:2 seconda:2 terzo:3 terza:3 quarto:4 quarta:4 quinto:5 quinta:5 sesto:6 sesta:6
    settimo:7 settima:7 ottavo:8 ottava:8 nono:9 nona:9 decimo:10 decima:10`,
  ranked: 'trimestre semestre secolo posto edizione generazione maggiore più turno',
  from: 'da dal dalla dai dagli',
  to: 'a al alla ai',
  and: 'a e o ai',
  months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  shortMonths: 'gen:1 feb:2 mar:3 apr:4 mag:5 giu:6 lug:7 ago:8 sett:9 ott:10 nov:11 dic:12',
  weekdays: 'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  hedges: 'circa quasi oltre intorno di',
  titles: `sig signor signora dott dottor dottoressa prof professor presidente ministro ministra direttore direttrice capo
    portavoce gruppo società azienda spa srl fondatore fondatrice sindaco sindaca ad ing avv paese paesi stato stati governo`,
  reporting: `dice disse detto afferma affermato spiega spiegato annuncia annunciato secondo sostiene sottolinea aggiunge
    aggiunto avverte prevede`,
  ownThings: 'lezioni cose ragioni punti consigli domande idee riflessioni passi modi fatti tendenze regole motivi',
  stopWords: `a abbia abbiamo ad agli ai al all alla alle allo anche ancora avere aveva c che chi ci cioè come con contro così
    cui d da dagli dai dal dall dalla dalle dallo degli dei del dell della delle dello dentro di dopo dove due e è ed era
    erano essere fa fino fra gli ha hanno ho i il in io l la le lei li lo loro lui ma me mentre mi mia mio molto ne negli nei
    nel nell nella nelle nello noi non nostra nostro o ogni oltre per perché però più poi prima qual quale quando quanto
    quella quelle quelli quello questa queste questi questo qui s se sé secondo sempre senza si sia solo sono sopra sotto
    sta stata stati stato su sua sue sugli sui sul sull sulla sulle suo suoi tra tu tutti tutto un una uno va vi anno anni
    mese mesi giorno giorni milione milioni miliardi mila sarà detto ha`,
  isDecimalComma: true,
  jointAfter: 'tens',
  joinedThousand: null,
  countsInTwenties: false,
  collectives: '',
  fractionOf: 'di del della dei degli delle',
  isFractionAlone: false,
  stoppedScales: 'mln mld',
  unitLinks: "di d'",
  rates: "al alla all a' a per ogni",
  decadesBefore: 'anni',
  decadeEndings: '',
  ordinalEndings: '',
  percent: 'percento per_cento per_cent',
  points: 'punto_percentuale punti_percentuali punto_percentuali punti_percentuale',
  elisions: 'l d c s un dell nell all dall sull quell quest bell',
  unitAdjectives: [],
  squared: 'quadrato quadrati',
  cubed: 'cubo cubi',
  minus: 'meno',
  notMinus: 'al il o da ameno lo la',
  losses: 'meno negative sconto deficit sotto',
  dateLinks: "di d' del",
  dayRange: 'al e a',
  weekdayLinks: 'il',
  hasCapitalDates: false,
  isMonthFirst: false,
  hasStoppedDates: false,
  articles: 'il lo la i gli le un una sua su l',
  indefinite: 'un una uno',
  genitives: 'di da del della dei',
  sayings: null,
  titleEndings: null,
  marksOwners: false,
  clauseJoins: 'e ma mentre',
  partJoins: 'e ma mentre bensì',
  than: 'di che',
  halfJoint: 'e',
  halves: 'mezzo mezza',
  dayEndings: '',
  units: {
    USD: 'dollaro dollari',
    EUR: 'euro',
    GBP: 'sterline',
    CHF: 'franchi',
    JPY: 'yen',
    BRL: 'reais',
    permille: '',
    times: 'volte',
    second: 'secondi',
    minute: 'minuto minuti',
    hour: 'ora ore',
    day: 'giorno giorni',
    week: 'settimana settimane',
    month: 'mese mesi',
    year: 'anno anni',
    millimetre: 'millimetri',
    centimetre: 'centimetri',
    inch: 'pollici',
    foot: '',
    pound: 'libbra libbre',
    gram: 'grammi',
    watt: 'watt',
    gigabyte: 'gigabyte',
    megabyte: 'megabyte',
    terabyte: 'terabyte',
    cent: 'centesimi',
    decades: 'decennio decenni',
    century: 'secolo secoli',
    metre: 'metro metri',
    kilometre: 'chilometri',
    mile: 'miglia',
    kilogram: 'chili',
    tonne: 'tonnellate',
    litre: 'litri',
    kilowatt: 'kilowatt',
    megawatt: 'megawatt',
    gigawatt: 'gigawatt',
    kilowatthour: '',
    hectare: 'ettaro ettari',
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
    degree: 'grado gradi',
  },
  places: {
    london: 'londra',
    paris: 'parigi',
    rome: 'roma',
    milan: 'milano',
    venice: 'venezia',
    florence: 'firenze',
    naples: 'napoli',
    turin: 'torino',
    genoa: 'genova',
    munich: 'monaco',
    cologne: 'colonia',
    hanover: 'hannover',
    nuremberg: 'norimberga',
    vienna: 'vienna',
    geneva: 'ginevra',
    zurich: 'zurigo',
    basel: 'basilea',
    brussels: 'bruxelles',
    antwerp: 'anversa',
    hague: 'aja',
    lisbon: 'lisbona',
    athens: 'atene',
    prague: 'praga',
    warsaw: 'varsavia',
    moscow: 'mosca',
    copenhagen: 'copenhagen',
    stockholm: 'stoccolma',
    tokyo: 'tokyo',
    beijing: 'pechino',
    cairo: 'cairo',
    seville: 'siviglia',
    barcelona: 'barcellona',
    toulouse: 'tolosa',
    marseille: 'marsiglia',
    lyon: 'lione',
    nice: 'nizza',
    strasbourg: 'strasburgo',
    'new-york': 'new_york',
    europe: 'europa',
    africa: 'africa',
    asia: 'asia',
    america: 'america',
    christmas: 'natale',
    easter: 'pasqua',
    thanksgiving: 'ringraziamento',
    un: 'onu',
    eu: 'ue',
  },
  negations: {
    not: 'non no mai né neanche nemmeno nessuno',
    no: 'nessun nessuna niente nulla senza',
    deniers: 'rifiut- evit- impedi- vieta- smett- rinunci-',
    only: 'solo soltanto solamente appena dubbio meno più che',
    nearly: 'poco pochi poche raramente contro tranne ma però invece anziché impossibile se manca quasi',
    prefixes: 'in im ir dis s non',
  },
  opposites,
  speaking: {
    verbs: `dice disse spiega spiegato afferma affermato dichiara dichiarato ricorda stima giudica precisa aggiunge avverte annuncia promette
     consiglia racconta sottolinea nota scrive pensa prevede chiede assicura ammette critica accusa riassume riferisce definisce`,
    before: 'secondo per da',
  },
  machineTalk: [
    /\b(?:ignor(?:a|ate|are|i)|dimentic(?:a|ate|hi))\b[^.!?]{0,50}\b(?:istruzioni|indicazioni|regole|prompt|comandi)\b/iu,
    /\b(?:mostra|mostrate|rivela|ripeti|stampa|scrivi)\b[^.!?]{0,50}\b(?:prompt|istruzioni|messaggio)\b[^.!?]{0,12}\bsistema/iu,
    /\b(?:nota|messaggio|istruzioni|attenzione)\b[^.!?]{0,12}\b(?:per|a|alle?|ai)\b[^.!?]{0,12}\b(?:IA|AI|modelli linguistici|chatbot|LLM)\b[^.!?]{0,12}[:,—–-]/iu,
    /\bse sei (?:un['’a]? ?)?(?:IA|AI|modello linguistico|chatbot|assistente)/iu,
    /\b(?:aggiung|inseri|includ)[^.!?]{0,40}\b(?:link|url|indirizzo|immagine|pubblicità)\b[^?]{0,50}\b(?:tuo|tua|ogni|vostr[oa]) (?:riassunto|post|risposta|testo)/iu,
  ],
  machineHints: 'istruz|dimentic|modello ling',
  machineNames: 'IA',
}

/** ventuno, duecentocinque and the rest below a thousand, and their thousands (trentamila); each one word. */
function cardinals(): string {
  const small =
    `zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici
    diciassette diciotto diciannove`.split(/\s+/)
  const tens = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ')
  const below100 = (value: number) => {
    if (value < 20) return small[value] ?? ''
    const ten = tens[Math.floor(value / 10) - 2] ?? ''
    const digit = value % 10
    if (digit === 0) return ten
    return (digit === 1 || digit === 8 ? ten.slice(0, -1) : ten) + (digit === 3 ? 'tré' : (small[digit] ?? ''))
  }
  const words = ['zero:0', 'dozzina:12', 'decina:10', 'ventina:20', 'centinaio:100']
  for (let value = 2; value < 1000; value += 1) {
    const [hundreds, rest] = [Math.floor(value / 100), value % 100]
    const hundred = hundreds === 0 ? '' : `${hundreds === 1 ? '' : small[hundreds]}cento`
    const word = hundred + (rest || !hundreds ? below100(rest) : '')
    words.push(`${word}:${value}`, `${word}mila:${value * 1000}`)
  }
  return words.join(' ')
}
