import { catalogue } from '#client/lib/catalogue'

/** Words about saving, and about what was kept unsaved. */
export const savingTexts = catalogue('visualsSaving', {
  create: 'New visual',
  defaultName: 'Untitled Visual',
  unreadable: 'This version of Postwright can’t read this visual.',
  saving: {
    saved: { title: 'Visual Saved', description: 'Find it under My visuals.' },
    missingLetters: (letters: string) =>
      `Replace these characters before publishing, as no font here has them: ${letters}`,
    failed: { title: 'Save Failed', description: 'Failed to save visual.' },
    nameRequired: { title: 'Name Required', description: 'Please enter a name for your visual.' },
    /** Stands behind the name of a copy. */
    copy: 'Copy',
    deleted: {
      title: 'This visual was deleted',
      description: 'You can save it as a new one.',
      confirmLabel: 'Save as new',
    },
    state: {
      saving: 'Saving...',
      savedAt: (time: string) => `Saved ${time}`,
      saved: 'Saved',
      unsaved: 'Unsaved changes',
      elsewhere: 'Changed elsewhere',
      failed: 'Not saved, kept on this device',
      never: 'Not saved yet',
    },
    leave: {
      title: 'Leave without saving?',
      description: 'Your unsaved changes stay on this device.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
    },
  },
  recovery: {
    text: (moment: string) => `Unsaved changes from ${moment}`,
    restore: 'Restore',
    discard: 'Discard',
    restored: 'Your unsaved changes are back.',
    unreadable: { title: 'Not restored', description: 'The unsaved changes could not be read.' },
  },
})
