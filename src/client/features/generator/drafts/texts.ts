import { catalogue } from '#client/lib/catalogue'
import type { DraftOpening } from '#shared/rules/drafts'

/** Every text of drafts that stand side by side. */
export const draftTexts = catalogue('generatorDraftChoice', {
  name: (number: number) => `Draft ${number}`,
  openings: {
    outcome: 'Begins with what changes',
    scene: 'Begins with one case',
    contrast: 'Begins with a contrast',
  } satisfies Record<DraftOpening, string>,
  writing: 'Writing...',
  written: 'Written',
  failed: 'This draft could not be written',
  cancel: 'Cancel',
  ask: 'Choose the draft to go on with. The others stay under Versions.',
  choose: 'Use this draft',
  chooseLabel: (name: string) => `Use ${name}`,
  loading: 'Loading the drafts',
  loadFailed: 'The other drafts could not be loaded',
  someFailed: (failed: number, all: number) => `${failed} of ${all} drafts could not be written`,
  chosen: (name: string) => ({
    title: 'Draft Chosen',
    description: `${name} is your post. The others stay under Versions.`,
  }),
  chooseFailed: { title: 'Choosing Failed', description: 'The draft could not be chosen. Please try again.' },
})
