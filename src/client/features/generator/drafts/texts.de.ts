import type { draftTexts } from './texts.ts'

export const generatorDraftChoice: typeof draftTexts = {
  name: (number) => `Entwurf ${number}`,
  openings: {
    outcome: 'Beginnt mit dem, was sich ändert',
    scene: 'Beginnt mit einem Fall',
    contrast: 'Beginnt mit einem Gegensatz',
  },
  writing: 'Wird geschrieben …',
  written: 'Fertig',
  failed: 'Dieser Entwurf konnte nicht geschrieben werden',
  cancel: 'Abbrechen',
  ask: 'Wählen Sie den Entwurf, mit dem Sie weiterarbeiten. Die anderen bleiben unter „Fassungen“.',
  choose: 'Diesen Entwurf nehmen',
  chooseLabel: (name) => `${name} nehmen`,
  loading: 'Die Entwürfe werden geladen',
  loadFailed: 'Die anderen Entwürfe konnten nicht geladen werden',
  someFailed: (failed, all) => `${failed} von ${all} Entwürfen konnten nicht geschrieben werden`,
  chosen: (name) => ({
    title: 'Entwurf gewählt',
    description: `${name} ist Ihr Beitrag. Die anderen bleiben unter „Fassungen“.`,
  }),
  chooseFailed: {
    title: 'Auswahl fehlgeschlagen',
    description: 'Der Entwurf konnte nicht übernommen werden. Bitte versuchen Sie es noch einmal.',
  },
}
