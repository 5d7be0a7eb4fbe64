import { catalogue } from '#client/lib/catalogue'

/** Words about saving, and about what was kept unsaved. */
export const savingTexts = catalogue('visualsSaving', {
  create: 'New visual',
  defaultName: 'Untitled Visual',
  unreadable: 'This visual was saved in a format that this version cannot read.',
  saving: {
    saved: { title: 'Visual Saved', description: 'Find it under My visuals.' },
    missingLetters: (letters: string) =>
      `It cannot be published with these characters, as no font here has them: ${letters}`,
    failed: { title: 'Save Failed', description: 'Failed to save visual.' },
    nameRequired: { title: 'Name Required', description: 'Please enter a name for your visual.' },
    conflict: {
      title: 'Saved in another window',
      description:
        'This visual was saved in another window after you opened it. Keep both by saving yours as a copy, or overwrite the other one.',
      confirmLabel: 'Save as Copy',
      alternativeLabel: 'Overwrite',
    },
    /** Stands behind the name of a copy. */
    copy: 'Copy',
    deleted: {
      title: 'This visual was deleted',
      description: 'It was deleted after you opened it. You can save it as a new visual.',
      confirmLabel: 'Save as New',
    },
    state: {
      saving: 'Saving...',
      savedAt: (time: string) => `Saved ${time}`,
      saved: 'Saved',
      unsaved: 'Unsaved changes',
      never: 'Not saved yet',
    },
    leave: {
      title: 'Leave without saving?',
      description: 'Your unsaved changes stay on this device and are offered again when you come back.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
    },
  },
  recovery: {
    text: (moment: string) => `Unsaved changes from ${moment} were kept`,
    restore: 'Restore',
    discard: 'Discard',
    restored: 'Your unsaved changes are back.',
    unreadable: { title: 'Restore Failed', description: 'The unsaved changes could not be read.' },
  },
})
