import type { mentionTexts } from './texts.ts'

export const mentions: typeof mentionTexts = {
  list: 'Auf LinkedIn erwähnen',
  found: (count) =>
    count === 1 ? 'Ein Vorschlag. Mit den Pfeiltasten wählen.' : `${count} Vorschläge. Mit den Pfeiltasten wählen.`,
  person: 'Person',
  page: 'Unternehmensseite',
  connected: 'Hier verbunden',
  used: 'Schon erwähnt',
  linkedin: 'Bei LinkedIn gefunden',
  lookUp: 'Bei LinkedIn nachschlagen',
  lookingUp: 'LinkedIn wird gefragt …',
  notFound: 'LinkedIn hat keine Seite mit diesem Namen in der Adresse, und niemand, der Ihren Seiten folgt, heißt so.',
  other: 'Jemand anderes …',
  nameIt: 'Benennen …',
  title: 'Auf LinkedIn erwähnen',
  name: 'Name',
  nameHint: 'Genau wie auf LinkedIn. Eine Seite wird nur verlinkt, wenn jeder Buchstabe ihres Namens stimmt.',
  urn: 'URN',
  urnHint:
    'Etwa urn:li:organization:12345, oder die Adresse einer Unternehmensseite mit ihrer Nummer. Die Verwaltung einer LinkedIn-Seite hat die Nummer in ihrer Adresse.',
  nameWrong: 'Geben Sie den Namen in einer Zeile ein.',
  urnWrong: 'Geben Sie die URN einer Person oder Seite ein.',
  add: 'Erwähnen',
  cancel: 'Abbrechen',
}
