import { catalogue } from '#client/lib/catalogue'
import type { PanelId } from './use-open-panel.ts'

/** Every text of the generator's result, where there is a post and where there is none. */
export const resultTexts = catalogue('generatorResult', {
  title: 'Generated Content',
  empty: { title: 'No content generated yet', text: 'Add an article, a text or a file, then press Generate.' },
  storedFailed: 'The post could not be loaded',
  toHistory: 'Post History',
  loading: 'Loading the post',
})

/** The panel beside a finished post. */
export const panelTexts = catalogue('generatorPanel', {
  label: 'About this post',
  tabs: {
    preview: 'Preview',
    check: 'Check',
    voice: 'Voice',
    versions: 'Versions',
    sources: 'Sources',
  } satisfies Record<PanelId, string>,
  different: (count: number) => (count === 1 ? '1 looks different' : `${count} look different`),
})

/** After the post was handed to LinkedIn. */
export const sharedTexts = catalogue('generatorShared', {
  attach: (name: string) => `Attach “${name}” to your post on LinkedIn.`,
  download: 'Download the file',
  downloadFailed: { title: 'Download Failed', description: 'The visual could not be saved. Please try again.' },
  ask: 'Did you post it?',
  yes: 'Mark as published',
  notYet: 'Not yet',
  published: { title: 'Post Published', description: 'It is marked as published in your history.' },
  publishFailed: { title: 'Update Failed', description: 'Failed to update post.' },
})
