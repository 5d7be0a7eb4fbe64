import type { Language } from '#shared/rules/languages'

/** Words by which a sentence sets two things against each other, or says what has to be done. */

const contrasts: Record<Language, RegExp> = {
  english: words('but although though while whereas despite yet however instead nevertheless even_though rather_than'),
  german: words('aber obwohl während dagegen trotz jedoch dennoch allerdings sondern hingegen zwar'),
  french: words('mais alors_que tandis_que malgré pourtant cependant toutefois bien_que en_revanche'),
  spanish: words('pero aunque mientras sin_embargo pese_a a_pesar no_obstante en_cambio sino'),
  italian: words('ma mentre nonostante tuttavia sebbene anche_se invece eppure però'),
  portuguese: words('mas embora enquanto apesar no_entanto contudo porém ainda_que em_vez'),
}

const necessities: Record<Language, RegExp> = {
  english: words('must should need needs have_to has_to because mistake learned lesson helped failed worked key'),
  german: words('muss müssen sollte sollten braucht brauchen weil fehler gelernt entscheidend gescheitert gelungen'),
  french: words('doit doivent devrait devraient faut parce_que car erreur leçon permis échoué réussi'),
  spanish: words('debe deben debería deberían hay_que necesita necesitan porque error lección permitió fracasó logró'),
  italian: words('deve devono dovrebbe dovrebbero bisogna serve perché errore lezione permesso fallito riuscito'),
  portuguese: words('deve devem deveria deveriam precisa precisam porque erro lição permitiu falhou conseguiu'),
}

export function contrastIn(sentence: string, language: Language | null): boolean {
  return language !== null && contrasts[language].test(sentence)
}

export function necessityIn(sentence: string, language: Language | null): boolean {
  return language !== null && necessities[language].test(sentence)
}

/** Whole words, after the first of the sentence: "But ..." leans on a sentence that is not shown. */
function words(list: string): RegExp {
  const alternatives = list.split(/\s+/).map((word) => word.replaceAll('_', ' '))
  return new RegExp(`(?<=[\\s,;])(?:${alternatives.join('|')})(?=[\\s,;.])`, 'iu')
}
