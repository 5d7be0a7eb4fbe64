import type { TextWords } from '../parts/text-words.ts'

export const italian: TextWords = {
  abbreviations: `sig sig.ra sigg dott dott.ssa prof.ssa avv ing geom arch on sen ecc es p.es pag pagg art s.p.a s.r.l tel min
    mln mld cit`,
  abbreviationsBeforeNumbers: 'num art fig vol p cap gen feb mar apr mag giu lug ago set ott nov dic',
  ordinalStop: null,
  capitalisesNouns: false,
  sourceLabels: 'fonte fonti via',
  source: 'Fonte:',
  corrected: 'Correzione: {source} ha modificato il testo dopo questo post. Ora dice:',
  tookBack: 'Correzione: {source} ha ritirato questo dopo il post:',
  percent: 'punti percentuali|punti base|per cento',
  scales: 'mila|milioni|milione|miliardi|miliardo|mln|mld',
  currencies: 'euro|dollari|sterline|franchi',
}
