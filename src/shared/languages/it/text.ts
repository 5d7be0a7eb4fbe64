import type { TextWords } from '../parts/text-words.ts'

export const italian: TextWords = {
  abbreviations: `sig sig.ra sigg dott dott.ssa prof.ssa avv ing geom arch on sen ecc es p.es pag pagg art s.p.a s.r.l tel min
    mln mld cit`,
  abbreviationsBeforeNumbers: 'num art fig vol p cap gen feb mar apr mag giu lug ago set ott nov dic',
  ordinalStop: null,
  capitalisesNouns: false,
  sourceLabels: 'fonte fonti via',
  source: 'Fonte:',
  percent: 'punti percentuali|per cento',
  scales: 'milioni|milione|miliardi|miliardo',
  currencies: 'euro|dollari',
}
