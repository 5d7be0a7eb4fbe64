import { catalogue } from '#client/lib/catalogue'

/** Words of mentions: the list at an @, and the window for someone who is not in it. */
export const mentionTexts = catalogue('mentions', {
  list: 'Mention on LinkedIn',
  found: (count: number) =>
    count === 1 ? 'One suggestion. Arrow keys choose.' : `${count} suggestions. Arrow keys choose.`,
  person: 'Person',
  page: 'Company page',
  connected: 'Connected here',
  used: 'Mentioned before',
  linkedin: 'Found at LinkedIn',
  lookUp: 'Look it up at LinkedIn',
  lookingUp: 'Asking LinkedIn...',
  notFound: 'LinkedIn has no page with this in its address, and no follower of your pages is called so.',
  other: 'Someone else …',
  nameIt: 'Name it …',
  title: 'Mention on LinkedIn',
  name: 'Name',
  nameHint: 'Exactly as LinkedIn shows it. A page’s name is linked only if every letter is the same.',
  urn: 'URN',
  urnHint:
    'Such as urn:li:organization:12345, or the address of a company page with its number. The administration page of a LinkedIn page has the number in its address.',
  nameWrong: 'Enter the name, on one line.',
  urnWrong: 'Enter the URN of a person or page.',
  add: 'Mention',
  cancel: 'Cancel',
})
