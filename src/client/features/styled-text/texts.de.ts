import type { styledTextTexts } from './texts.ts'

export const styledText: typeof styledTextTexts = {
  label: 'Schrift',
  bold: 'Fett',
  italic: 'Kursiv',
  plain: 'Normal',
  nothingSelected: 'Markieren Sie zuerst einen Text.',
  nothingToChange: 'Hier gibt es nichts zu ändern. Links, Hashtags und Erwähnungen bleiben, wie sie sind.',
  note: 'LinkedIn kennt weder fett noch kursiv. Das hier sind andere Zeichen, die nur so aussehen. Bildschirmleser buchstabieren oder überspringen sie, und die Suche findet sie nicht. „Normal“ macht sie wieder rückgängig.',
  understood: 'Verstanden',
}
