import { catalogue } from '#client/lib/catalogue'

/** Words of a visual's earlier versions. */
export const versionsTexts = catalogue('visualsVersions', {
  title: 'Earlier versions',
  text: 'Each time you save, the previous version is kept here: the last ten, then one per hour and one per day.',
  loading: 'Loading earlier versions',
  failed: 'Earlier versions could not be loaded',
  oneFailed: 'This version could not be loaded',
  empty: { title: 'No earlier versions yet', text: 'They appear here once you have saved this visual again.' },
  list: 'Versions',
  of: (moment: string) => `Version of ${moment}`,
  pages: (count: number) => `${count} pages`,
  preview: 'Preview',
  unreadable: 'This version cannot be read.',
  restore: 'Restore this version',
  restored: (moment: string) => `The version of ${moment} is on the canvas. Undo brings back the previous one.`,
  close: 'Close',
})
