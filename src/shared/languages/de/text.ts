import type { TextWords } from '../parts/text-words.ts'

export const german: TextWords = {
  abbreviations: `hr fr z u d h o z.b d.h u.a bzw usw bio bsp evtl ggf inkl zzgl sog vgl abs str tsd jh geb gest hl hrsg
    dipl ing mag bspw o.ä mind s s.o s.u v.a z.t i.d.r a.d m.e dt engl nat nr art tel`,
  abbreviationsBeforeNumbers:
    'nr nrs bd tab abb kap ziff art abs max min jan feb mär apr jun jul juli aug sep sept okt nov dez',
  ordinalStop: {
    numbered: /(?:^|[\s(])(?:Nr|Abb|Tab|Kap|Art|Bd|Ziff|S)\. ?\d{1,2}$/,
    newStart: /^(?:Der|Die|Das|Den|Dem|Er|Sie|Es|Eine?|Wir|Ich|Im|In|Am|Und|Aber|Doch)\s/,
  },
  capitalisesNouns: true,
  sourceLabels: 'quelle quellen via',
  source: 'Quelle:',
  corrected: 'Korrektur: {source} hat den Text seit diesem Beitrag geändert. Jetzt steht dort:',
  tookBack: 'Korrektur: {source} hat dies seit diesem Beitrag zurückgenommen:',
  percent: 'Prozentpunkten|Prozentpunkte|Prozent|Promille|Basispunkten|Basispunkte',
  scales: 'Tausend|Tsd\\.|Millionen|Million|Milliarden|Milliarde|Billionen|Billion|Mio\\.|Mio|Mrd\\.|Mrd',
  currencies: 'Euros|Euro|Dollar|Franken|Pfund|Yen',
}
