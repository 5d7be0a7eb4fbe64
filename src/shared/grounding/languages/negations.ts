import type { Language } from '#shared/rules/languages'

/** What turns a statement round. `not` before or behind what it denies; `nearly` says something like it in other words. */
interface Negations {
  not: ReadonlySet<string>
  nearly: ReadonlySet<string>
}

const lists: Record<Language, readonly [not: string, nearly: string]> = {
  english: [
    "not no never none neither nor nobody nothing cannot don't doesn't didn't isn't aren't wasn't weren't won't can't couldn't wouldn't shouldn't hasn't haven't hadn't",
    'without fail failed fails failing refuse refused refuses decline declined declines unable lack lacks lacked hardly barely rarely seldom little few only instead rather unlike except despite stop stopped avoid avoided avoids prevent prevented prevents deny denied denies reject rejected against longer yet less fewer ban banned illegal impossible unlikely missing absence absent until unless but however though although resist resisted beyond',
  ],
  german: [
    'nicht kein keine keinen keinem keiner keines nie niemals niemand nichts weder',
    'ohne kaum selten wenig wenige nur statt anstatt verweigert lehnt abgelehnt ablehnen scheitert fehlt fehlen verboten verbot verhindert unmöglich gegen außer bis sondern aber jedoch obwohl trotz noch mangel un',
  ],
  french: [
    "ne n' n pas jamais aucun aucune rien personne ni non",
    'sans peu guère seulement refuse refusé refuser manque échoue interdit empêche contre sauf mais pourtant malgré plutôt moins impossible',
  ],
  spanish: [
    'no nunca jamás ningún ninguna ninguno nada nadie ni tampoco',
    'sin apenas poco pocos solo sólo rechaza rechazó niega falta impide contra salvo pero aunque sino menos imposible prohíbe',
  ],
  italian: [
    'non no mai nessun nessuno nessuna niente nulla né neanche nemmeno',
    'senza poco pochi solo soltanto rifiuta respinge manca impedisce contro tranne ma però invece anziché meno impossibile vietato',
  ],
  portuguese: [
    'não nao nunca jamais nenhum nenhuma nada ninguém nem',
    'sem pouco poucos só apenas somente recusa rejeita falta impede contra exceto mas porém embora menos impossível proíbe',
  ],
}

const known = new Map<Language, Negations>()

export function negationsIn(language: Language): Negations {
  const before = known.get(language)
  if (before) return before
  const [not, nearly] = lists[language]
  const made = { not: new Set(not.split(' ')), nearly: new Set(nearly.split(' ')) }
  known.set(language, made)
  return made
}
