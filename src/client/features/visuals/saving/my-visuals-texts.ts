import { catalogue } from '#client/lib/catalogue'

/** Words of the list of saved visuals. */
export const myVisualsTexts = catalogue('visualsMine', {
  title: 'My visuals',
  loading: 'Loading your visuals',
  failed: 'Your visuals could not be loaded',
  empty: { title: 'No visuals yet', text: 'Visuals you save in the editor appear here.' },
  open: (name: string) => `Open ${name}`,
  isOpen: 'Currently open',
  changed: (moment: string) => `Saved ${moment}`,
  delete: (name: string) => `Delete ${name}`,
  duplicate: (name: string) => `Duplicate ${name}`,
  duplicated: (name: string) => ({ title: 'Visual Duplicated', description: `The copy is called “${name}”.` }),
  duplicateFailed: 'Duplicate Failed',
  question: {
    title: 'Delete this visual?',
    description: (name: string) => `“${name}” will be permanently deleted.`,
    confirmLabel: 'Delete',
  },
  deleted: { title: 'Visual Deleted', description: 'It is no longer among your visuals.' },
  deleteFailed: 'Delete Failed',
  close: 'Close',
})
