import type { Language } from '#shared/rules/languages'

/** What turns a statement round, by what it denies. */
interface Negations {
  /** Deny the next word that says something. */
  not: ReadonlySet<string>
  /** Deny the thing they stand before, or leave it away. */
  no: ReadonlySet<string>
  /** Beginnings of words that deny what somebody might have done: fail to, refuse to, avoid. */
  deniers: readonly string[]
  /** Behind a "not" it only says that there is more: not only. */
  only: ReadonlySet<string>
  /** Said of few or of little: what stands near is neither plain nor denied. */
  nearly: ReadonlySet<string>
  /** Of words that are the contrary of what is left without them: unavailable. */
  prefix: RegExp
}

const lists: Record<Language, Readonly<Record<'not' | 'no' | 'deniers' | 'only' | 'nearly' | 'prefixes', string>>> = {
  english: {
    not: "not never neither nor cannot nobody don't doesn't didn't isn't aren't wasn't weren't won't can't couldn't wouldn't shouldn't hasn't haven't hadn't ain't mustn't",
    no: 'no none nothing without lacks lack lacked lacking instead rather zero',
    deniers:
      'fail fails failed refus- decline declines declined avoid- prevent- stop- unable ceas- neglect- abandon- reject- ban banned bans forbid- prohibit- block-',
    only: 'only just merely simply necessarily but until doubt matter sooner fewer less more wonder later',
    nearly:
      'hardly barely rarely seldom little few unlikely unless except if whether deni- deny but however longer yet only deny stopped reject rejected resist resisted beyond but missing absent absence although though despite impossible against',
    prefixes: 'un in im ir il dis non mis',
  },
  german: {
    not: 'nicht nie niemals niemand weder',
    no: 'kein keine keinen keinem keiner keines nichts ohne statt anstatt',
    deniers: 'weiger- verweiger- scheiter- verhinder- vermeid- vermied unterlass- versäum- verbiet- verbot-',
    only: 'nur bloß allein unbedingt zuletzt zweifel',
    nearly:
      'kaum selten wenig wenige unmöglich gegen außer bis sondern aber jedoch obwohl trotz mangel fehlt fehlen ob wenn falls',
    prefixes: 'un nicht in ir des miss',
  },
  french: {
    not: "ne n' n jamais ni non",
    no: 'aucun aucune rien personne sans',
    deniers: 'refus- évit- empêch- échou- renonc- interdi- cess-',
    only: 'que seulement uniquement moins doute',
    nearly: 'peu guère rarement contre sauf mais pourtant malgré plutôt impossible si manque',
    prefixes: 'in im ir il dés dé non mé mal',
  },
  spanish: {
    not: 'no nunca jamás ni tampoco nadie',
    no: 'ningún ninguna ninguno nada sin',
    deniers: 'rechaz- neg- nieg- evit- impid- impedi- prohíb- prohib- renunci- dej-',
    only: 'solo sólo solamente obstante duda menos más',
    nearly: 'apenas poco pocos pocas rara contra salvo pero aunque sino imposible si falta casi',
    prefixes: 'in im ir des dis no',
  },
  italian: {
    not: 'non no mai né neanche nemmeno nessuno',
    no: 'nessun nessuna niente nulla senza',
    deniers: 'rifiut- evit- impedi- vieta- smett- rinunci-',
    only: 'solo soltanto solamente appena dubbio meno più che',
    nearly: 'poco pochi poche raramente contro tranne ma però invece anziché impossibile se manca quasi',
    prefixes: 'in im ir dis s non',
  },
  portuguese: {
    not: 'não nao nunca jamais nem ninguém',
    no: 'nenhum nenhuma nada sem',
    deniers: 'recus- evit- imped- proíb- proib- deix- nega- rejeit-',
    only: 'só apenas somente obstante dúvida menos mais',
    nearly: 'pouco poucos poucas raramente contra exceto mas porém embora impossível se falta quase',
    prefixes: 'in im ir des dis não',
  },
}

const known = new Map<Language, Negations>()

export function negationsIn(language: Language): Negations {
  const before = known.get(language)
  if (before) return before
  const list = lists[language]
  const wordsOf = (text: string) => text.split(' ')
  const made = {
    not: new Set(wordsOf(list.not)),
    no: new Set(wordsOf(list.no)),
    deniers: wordsOf(list.deniers),
    only: new Set(wordsOf(list.only)),
    nearly: new Set(wordsOf(list.nearly)),
    prefix: new RegExp(`^(?:${wordsOf(list.prefixes).join('|')})-?(?=\\p{L}{4})`, 'u'),
  }
  known.set(language, made)
  return made
}
