import { catalogue } from '#client/lib/catalogue'

/** Words of the controls themselves. */
export const uiTexts = catalogue('ui', {
  loading: 'Loading',
  optional: 'optional',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  retry: 'Try again',
  retrying: 'Trying again...',
  more: 'Show more',
  loadingMore: 'Loading...',
  meter: (used: number, max: number) => `${used} of ${max}`,
})
