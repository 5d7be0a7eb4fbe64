import type { Language } from '#shared/rules/languages'

/** Opinions on any article, for whoever works without a model: for it, against it, undecided. */
export const plainStances: Record<Language, readonly string[]> = {
  english: [
    'I think this is the right step, and it came later than it should have.',
    'I am not convinced by this yet: the evidence so far is thin.',
    'I would wait for the first results before I change anything because of it.',
  ],
  german: [
    'Ich halte das für den richtigen Schritt, und er kommt spät.',
    'Mich überzeugt das noch nicht: Die Belege sind bisher dünn.',
    'Ich würde erst die ersten Ergebnisse abwarten, bevor ich deswegen etwas ändere.',
  ],
  french: [
    'Je pense que c’est un pas dans la bonne direction, et qu’il arrive tard.',
    'Je ne suis pas encore convaincu : les preuves restent minces.',
    'J’attendrais les premiers résultats avant de changer quoi que ce soit.',
  ],
  spanish: [
    'Creo que es un paso en la dirección correcta, y que llega tarde.',
    'Todavía no me convence: las pruebas son escasas por ahora.',
    'Yo esperaría a los primeros resultados antes de cambiar nada.',
  ],
  italian: [
    'Penso che sia il passo giusto, e che arrivi tardi.',
    'Non mi convince ancora: le prove per ora sono poche.',
    'Aspetterei i primi risultati prima di cambiare qualcosa.',
  ],
  portuguese: [
    'Penso que é o passo certo, e que chega tarde.',
    'Isto ainda não me convence: as provas são, por enquanto, poucas.',
    'Eu esperaria pelos primeiros resultados antes de mudar alguma coisa.',
  ],
}
