import type { Language } from '#shared/rules/languages'

/** Written with a full stop that ends no sentence, without the last stop; the shared ones in all languages. */
const shared = 'dr prof st mt vs etc al inc ltd co corp llc plc bros jr sr ca cf eds approx dept ext ft mio mrd'
const own: Record<Language, string> = {
  english: `mr mrs ms rt gen sen rep gov lt col sgt capt cmdr adm rev hon pres supt ave blvd rd assn univ bn i.e e.g a.k.a
    u.s u.k a.m p.m mph est ed tel`,
  german: `hr fr z u d h o z.b d.h u.a bzw usw bio bsp evtl ggf inkl zzgl sog vgl abs str tsd jh geb gest hl hrsg
    dipl ing mag bspw o.ä mind s s.o s.u v.a z.t i.d.r a.d m.e dt engl nat nr art tel`,
  french: 'm mm mme mlle pr ste env p ex n av bd éd tél me mgr vol art',
  spanish: `sra srta dra d dña ee.uu ee uu ud uds pág págs núm art aprox av avda gral tte cía s.a ej p.ej depto izq dcha
    tel mill`,
  italian: `sig sig.ra sigg dott dott.ssa prof.ssa avv ing geom arch on sen ecc es p.es pag pagg art s.p.a s.r.l tel min
    mln mld cit`,
  portuguese: 'sra srs sras dra exmo exma av r pág págs núm aprox eng arq ltda cia s.a ex p.ex tel d',
}
/** "No. 5" and "12 Jan. 2024", but "She said no." and "by the sea: el mar." */
const beforeNumbers = new Set(
  `no nos nr nrs num núm art fig vol p pp sec abs max min bd tab abb kap cap ch ziff jan janv feb fev febr févr mar mär apr avr
  abr jun juin jul juil juli aug ago sep sept set oct okt ott out nov dec dez dic déc ene mag mai giu lug gen`.split(
    /\s+/,
  ),
)
const sets = new Map<Language | null, ReadonlySet<string>>()

/**
 * Whether the full stop behind a word belongs to the word.
 * @param next what follows the stop and its blank
 */
export function isAbbreviation(word: string, next: string, language: Language | null): boolean {
  const lower = word.toLowerCase()
  return abbreviationsOf(language).has(lower) || (beforeNumbers.has(lower) && /^\p{N}/u.test(next))
}

function abbreviationsOf(language: Language | null): ReadonlySet<string> {
  const known = sets.get(language)
  if (known) return known
  const made = new Set(`${shared} ${language ? own[language] : ''}`.trim().split(/\s+/))
  sets.set(language, made)
  return made
}
