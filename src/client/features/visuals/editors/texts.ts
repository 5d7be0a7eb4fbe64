import { catalogue } from '#client/lib/catalogue'

/** Several members of a team with one visual open. */
export const editorsTexts = catalogue('visualEditors', {
  editing: (name: string) => `${name} is editing this visual.`,
  since: (minutes: number) =>
    minutes === 0 ? 'Started just now.' : minutes === 1 ? 'Started a minute ago.' : `Started ${minutes} minutes ago.`,
  takeOver: 'Take over',
  takeOverFailed: { title: 'Not taken over', description: 'Please try again.' },
  taken: (name: string) => `${name} has taken over this visual.`,
  keptAs: (copy: string) => `Your unsaved changes go on here, as “${copy}”.`,
  notKept: 'Your unsaved changes are still here. Save them as a copy.',
  openTheirs: 'Open the visual',
  saved: 'This visual was saved since you opened it.',
  showLatest: 'Show the latest',
  close: 'Close',
  saving: {
    title: (name: string) => `${name} is editing this visual`,
    description: 'Save yours as a copy, or take over and save it here.',
    confirmLabel: 'Save as copy',
    alternativeLabel: 'Take over and save',
  },
})
