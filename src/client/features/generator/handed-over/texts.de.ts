import { megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'
import type { handedOverTexts } from './texts.ts'

export const generatorHandedOver: typeof handedOverTexts = {
  title: 'Seite aus Ihrem Browser',
  hint: 'Noch wurde nichts gelesen. Gesendet wird ihr HTML, wie Sie sie gesehen haben; die Seite wird nicht abgerufen.',
  read: 'Diese Seite lesen',
  reading: 'Wird gelesen …',
  add: 'Als weitere Quelle hinzufügen',
  address: 'Nur ihre Adresse verwenden',
  remove: 'Verwerfen',
  unreadable:
    'In dieser Seite, wie sie übergeben wurde, steht kein Artikel. Öffnen Sie den Artikel selbst, warten Sie, bis sein Text da ist, und übergeben Sie ihn noch einmal, oder fügen Sie den Text ein.',
  lost: 'Die Seite ist nicht mehr in diesem Tab. Übergeben Sie sie noch einmal.',
  tooLarge: {
    title: 'Diese Seite ist zu groß',
    description: `Bis zu ${megabytes(limits.handedOverBytes)} MB können übergeben werden. Markieren Sie den Text des Artikels, und fügen Sie stattdessen diesen ein.`,
  },
  notKept: {
    title: 'Diese Seite konnte nicht aufbewahrt werden',
    description:
      'In diesem Tab ist kein Platz dafür. Markieren Sie den Text des Artikels, und fügen Sie stattdessen diesen ein.',
  },
}
