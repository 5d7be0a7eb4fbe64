import type { LanguageTable } from './language-table.ts'

export const german: LanguageTable = {
  cardinals: germanCardinals(),
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
}

/** einundzwanzig, zweihundertfünf and the rest below a thousand; German writes each as one word. */
function germanCardinals(): string {
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
