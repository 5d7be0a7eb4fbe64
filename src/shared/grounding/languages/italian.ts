import type { LanguageTable } from './language-table.ts'

export const italian: LanguageTable = {
  cardinals: italianCardinals(),
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
}

/** ventuno, duecentocinque and the rest below a thousand, and their thousands (trentamila); each one word. */
function italianCardinals(): string {
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
