import { catalogue } from '#client/lib/catalogue'
import type { PanelId } from './use-open-panel.ts'

/** The panel beside a finished post. */
export const panelTexts = catalogue('generatorPanel', {
  label: 'About this post',
  tabs: {
    preview: 'Preview',
    check: 'Check',
    sources: 'Sources',
    review: 'Review',
  } satisfies Record<PanelId, string>,
  versions: 'Versions',
  addVisual: 'Add a visual',
  changeVisual: 'Change the visual',
  reviewLoading: 'Loading the review',
  reviewFailed: 'The review could not be loaded. Reload the page.',
  visualsFailed: 'The visuals could not be loaded. Reload the page.',
  toFix: (count: number) => `${count} to fix`,
  /** The bottom bar of a phone. */
  actions: 'What to do with the post',
  visual: 'Visual',
})

/** Handing a post to another app of the phone. */
export const shareTexts = catalogue('generatorShare', {
  share: 'Share…',
  late: { title: 'Ready to share', description: 'Press Share… again.' },
  failed: { title: 'Sharing failed', description: 'Copy the text and paste it into the other app.' },
})

/** After the post was handed to LinkedIn. */
export const sharedTexts = catalogue('generatorShared', {
  attach: (name: string) => `Attach “${name}” to your post on LinkedIn.`,
  download: 'Download the file',
  downloadFailed: { title: 'Download failed', description: 'Please try again.' },
  ask: 'Did you post it?',
  yes: 'Mark as published',
  notYet: 'Not yet',
  published: { title: 'Post Published', description: 'It is marked as published in your history.' },
  publishFailed: { title: 'Update Failed', description: 'Failed to update post.' },
})
