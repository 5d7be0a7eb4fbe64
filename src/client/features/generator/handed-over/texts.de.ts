import { megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'
import type { handedOverTexts } from './texts.ts'

export const generatorHandedOver: typeof handedOverTexts = {
  title: 'Seite aus Ihrem Browser',
  read: 'Diese Seite lesen',
  reading: 'Wird gelesen …',
  add: 'Als weitere Quelle hinzufügen',
  address: 'Nur ihre Adresse verwenden',
  remove: 'Verwerfen',
  unreadable:
    'In dieser Seite ist kein Artikel. Warten Sie, bis sein Text da ist, und senden Sie sie noch einmal, oder fügen Sie den Text ein.',
  lost: 'Die Seite ist nicht mehr in diesem Tab. Senden Sie sie noch einmal.',
  tooLarge: {
    title: 'Diese Seite ist zu groß',
    description: `Seiten dürfen bis zu ${megabytes(limits.handedOverBytes)} MB haben. Fügen Sie stattdessen den Text des Artikels ein.`,
  },
  notKept: {
    title: 'Diese Seite konnte nicht aufbewahrt werden',
    description: 'In diesem Tab ist kein Platz dafür. Fügen Sie stattdessen den Text des Artikels ein.',
  },
}
