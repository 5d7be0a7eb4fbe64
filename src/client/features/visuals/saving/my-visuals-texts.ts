import { catalogue } from '#client/lib/catalogue'

/** Words of the list of saved visuals. */
export const myVisualsTexts = catalogue('visualsMine', {
  title: 'My visuals',
  loading: 'Loading your visuals',
  failed: 'Your visuals could not be loaded',
  empty: 'No visuals yet',
  open: (name: string) => `Open ${name}`,
  isOpen: 'Currently open',
  changed: (moment: string) => `Saved ${moment}`,
  delete: (name: string) => `Delete ${name}`,
  duplicate: (name: string) => `Duplicate ${name}`,
  duplicated: (name: string) => ({ title: 'Visual duplicated', description: `As “${name}”.` }),
  duplicateFailed: 'Duplicate failed',
  question: {
    title: 'Delete this visual?',
    description: (name: string) => `“${name}” is deleted for good.`,
    confirmLabel: 'Delete',
  },
  deleted: { title: 'Visual deleted' },
  deleteFailed: 'Delete failed',
  close: 'Close',
})
