import { catalogue } from '#client/lib/catalogue'

/** Words of a visual's earlier versions. */
export const versionsTexts = catalogue('visualsVersions', {
  title: 'Earlier versions',
  loading: 'Loading earlier versions',
  failed: 'Earlier versions could not be loaded',
  oneFailed: 'This version could not be loaded',
  empty: 'No earlier versions yet',
  list: 'Versions',
  of: (moment: string) => `Version of ${moment}`,
  pages: (count: number) => `${count} pages`,
  preview: 'Preview',
  unreadable: 'This version cannot be read.',
  restore: 'Restore this version',
  restored: (moment: string) => `Version of ${moment} restored.`,
  close: 'Close',
})
