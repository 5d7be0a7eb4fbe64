import type { TextWords } from '../parts/text-words.ts'

export const dutch: TextWords = {
  abbreviations: `dhr mevr mw drs ir ing mr ds bv b.v bijv evt enz e.d e.a i.p.v i.v.m m.b.t o.a o.m d.w.z t.o.v t.a.v a.u.b z.s.m
    n.v n.a.v m.n m.u.v vgl resp ca incl excl jl plm tel gem burg min sts red afd`,
  abbreviationsBeforeNumbers:
    'nr nrs blz art hfst par afb fig jan feb mrt apr jun jul aug sep sept okt nov dec max min',
  ordinalStop: null,
  capitalisesNouns: false,
  sourceLabels: 'bron bronnen via',
  source: 'Bron:',
  corrected: 'Correctie: {source} heeft de tekst sinds deze post gewijzigd. Er staat nu:',
  tookBack: 'Correctie: {source} heeft dit sinds deze post teruggenomen:',
  percent: 'procentpunten|procentpunt|basispunten|procent',
  scales: 'duizend|miljoen|miljard|biljoen|mln\\.|mld\\.|mln|mld',
  currencies: "euro's|euro|dollars|dollar|pond",
}
