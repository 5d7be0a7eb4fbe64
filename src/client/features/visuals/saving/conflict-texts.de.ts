import type { visualConflictTexts } from './conflict-texts.ts'

export const visualConflict: typeof visualConflictTexts = {
  title: 'Inzwischen gespeichert',
  by: (name, moment) =>
    name === null ? `In einem anderen Fenster gespeichert, ${moment}` : `Von ${name} gespeichert, ${moment}`,
  mine: 'Ihre',
  description:
    'Behalten Sie Ihre als Kopie, um beide zu haben. Übernehmen Sie die andere, bleibt Ihre auf diesem Gerät.',
  confirmLabel: 'Meine als Kopie behalten',
  alternativeLabel: 'Andere übernehmen',
}
