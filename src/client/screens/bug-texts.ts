import { catalogue } from '#client/lib/catalogue'

/** Words of a page that failed. They are fetched with what shows them, which is hardly ever. */
export const bugTexts = catalogue('bug', {
  title: 'Something went wrong on this page',
  text: 'Reload the page. What you typed is kept. If it fails again, send the details to an administrator.',
  details: 'Details',
  copy: 'Copy details',
  copied: { title: 'Copied!', description: 'Paste the details into a message.' },
  copyFailed: { title: 'Copy Failed', description: 'Failed to copy to clipboard.' },
})
