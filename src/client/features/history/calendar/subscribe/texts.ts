import { catalogue } from '#client/lib/catalogue'

/** Words of the calendar's secret address. */
export const subscribeTexts = catalogue('calendarSubscribe', {
  subscribe: 'Subscribe in your calendar',
  title: 'Your posts in your calendar',
  about: 'A secret address shows your own calendar what is planned here, and what went out in the last 90 days.',
  help: 'Google Calendar: “Other calendars”, “From URL”. Apple: “File”, “New Calendar Subscription”. Outlook: “Add calendar”, “Subscribe from web”.',
  loading: 'Loading your address',
  failed: 'Your address could not be loaded',
  present: (made: string, read: string | null) =>
    read === null ? `Made on ${made}. No calendar has read it yet.` : `Made on ${made}, last read on ${read}.`,
  create: 'Create address',
  creating: 'Creating...',
  renew: 'Renew address',
  renewHint: 'The address is shown only when it is made. If you have lost it, or someone else has it, renew it.',
  renewQuestion: {
    title: 'Renew the address?',
    description:
      'The current address stops working at once. Calendars that use it show nothing new until you subscribe again.',
    confirmLabel: 'Renew',
  },
  createFailed: 'The address could not be made',
  made: {
    label: 'Secret address',
    once: 'Copy it now: it is shown only once. Anyone who has it can read the titles and first lines of your posts.',
    copy: 'Copy address',
    copied: { title: 'Copied', description: 'Add the address to your calendar.' },
    copyFailed: { title: 'Not copied', description: 'Select the address and copy it yourself.' },
  },
  close: 'Close',
})
