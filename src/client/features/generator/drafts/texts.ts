import { catalogue } from '#client/lib/catalogue'
import type { DraftOpening } from '#shared/rules/drafts'

/** Every text of drafts that stand side by side. */
export const draftTexts = catalogue('generatorDraftChoice', {
  name: (number: number) => `Draft ${number}`,
  openings: {
    outcome: 'Opens with the impact',
    scene: 'Opens with a person',
    contrast: 'Opens with a contrast',
  } satisfies Record<DraftOpening, string>,
  writing: 'Writing...',
  written: 'Written',
  failed: 'This draft could not be written',
  cancel: 'Cancel',
  ask: 'Pick one to continue.',
  choose: 'Use this draft',
  chooseLabel: (name: string) => `Use ${name}`,
  loading: 'Loading the drafts',
  loadFailed: 'The other drafts could not be loaded',
  someFailed: (failed: number, all: number) => `${failed} of ${all} drafts could not be written`,
  chosen: (name: string) => ({
    title: 'Draft chosen',
    description: `${name} is your post. The others stay in the versions.`,
  }),
  chooseFailed: { title: 'Draft not chosen', description: 'Please try again.' },
})
