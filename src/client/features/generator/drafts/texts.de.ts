import type { draftTexts } from './texts.ts'

export const generatorDraftChoice: typeof draftTexts = {
  name: (number) => `Entwurf ${number}`,
  openings: {
    outcome: 'Beginnt mit der Wirkung',
    scene: 'Beginnt mit einem Menschen',
    contrast: 'Beginnt mit einem Gegensatz',
  },
  writing: 'Wird geschrieben …',
  written: 'Fertig',
  failed: 'Dieser Entwurf konnte nicht geschrieben werden',
  cancel: 'Abbrechen',
  ask: 'Wählen Sie einen, um weiterzumachen.',
  choose: 'Diesen Entwurf nehmen',
  chooseLabel: (name) => `${name} nehmen`,
  loading: 'Die Entwürfe werden geladen',
  loadFailed: 'Die anderen Entwürfe konnten nicht geladen werden',
  someFailed: (failed, all) => `${failed} von ${all} Entwürfen konnten nicht geschrieben werden`,
  chosen: (name) => ({
    title: 'Entwurf gewählt',
    description: `${name} ist Ihr Beitrag. Die anderen bleiben bei den Fassungen.`,
  }),
  chooseFailed: { title: 'Entwurf nicht übernommen', description: 'Bitte versuchen Sie es noch einmal.' },
}
