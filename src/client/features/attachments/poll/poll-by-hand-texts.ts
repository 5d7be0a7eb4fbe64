import { catalogue } from '#client/lib/catalogue'

/** A poll that its author adds on LinkedIn. */
export const pollByHandTexts = catalogue('pollByHand', {
  title: 'Add the poll on LinkedIn.',
  text: 'Sharing takes only the text. Choose “Create a poll” there and copy this into it:',
  copyQuestion: 'Copy the question',
  copyOption: (number: number) => `Copy option ${number}`,
  copied: (name: string) => ({ title: 'Copied!', description: `${name} copied to clipboard.` }),
  copyFailed: { title: 'Copy Failed', description: 'Failed to copy to clipboard.' },
})
