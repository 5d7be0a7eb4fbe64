import type { styledTextTexts } from './texts.ts'

export const styledText: typeof styledTextTexts = {
  label: 'Schrift',
  bold: 'Fett',
  italic: 'Kursiv',
  plain: 'Normal',
  nothingSelected: 'Markieren Sie zuerst einen Text.',
  nothingToChange: 'Nichts zu ändern. Links, Hashtags und Erwähnungen bleiben normal.',
  note: 'Diese Zeichen sehen nur so aus: LinkedIn kennt weder fett noch kursiv. Bildschirmleser und Suche übergehen sie oft.',
  understood: 'Verstanden',
}
