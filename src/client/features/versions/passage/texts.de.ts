import type { passageTexts } from './texts.ts'

export const passage: typeof passageTexts = {
  open: 'Satz ändern',
  openHint: 'Oder markieren Sie einen im Text.',
  title: 'Diesen Satz ändern',
  changes: {
    rewrite: 'Umschreiben',
    shorten: 'Kürzen',
    concrete: 'Konkreter',
    opposite: 'Gegenteil sagen',
    hook: 'Einstieg finden',
  },
  before: 'Voriger Satz',
  next: 'Nächster Satz',
  close: 'Schließen',
  cancel: 'Abbrechen',
  working: 'Dieser Satz wird umgeschrieben. Der übrige Beitrag bleibt, wie er ist.',
  withModel: (model) => `${model} ändert nur diesen Satz; es entsteht eine neue Fassung.`,
  needsModel: 'Ohne KI kann kein Satz umgeschrieben werden. Dafür ist bei Ihnen kein KI-Modell eingerichtet.',
  failed: 'Der Beitrag ist unverändert',
  retry: 'Erneut versuchen',
}
